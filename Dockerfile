# The Python that the tests run with; any from 3.11 on will do.
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
RUN python -m venv /app
WORKDIR /source
COPY requirements/core.lock requirements/build.lock requirements/
RUN /app/bin/pip install --no-cache-dir --require-hashes -r requirements/core.lock
RUN python -m pip install --no-cache-dir --require-hashes -r requirements/build.lock
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /app/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:${PYTHON}-slim
RUN groupadd --system --gid 10001 openludo \
    && useradd --system --uid 10001 --gid openludo --home-dir /data openludo \
    && install --directory --owner openludo --group openludo --mode 700 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 OPENLUDO_DATA=/data
USER openludo
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
ENTRYPOINT ["openludo"]
CMD ["play", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
