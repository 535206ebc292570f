"""Random four-player games: our kernel and public interface beside two libraries."""
