/** Sounds made by the browser itself. One at a time: what comes too close to the last one is left out. */

/** @typedef {"roll" | "hop" | "capture" | "home" | "bonus" | "win"} Sound */
/** @typedef {{type: OscillatorType, from: number, to?: number, at?: number, length: number, gain: number}} Tone */

const GAP = { roll: 200, hop: 70, capture: 180, home: 250, bonus: 250, win: 1000 };

/** @type {Record<Sound, Tone[]>} */
const TONES = {
  roll: [],
  hop: [{ type: "triangle", from: 520, to: 300, length: 0.06, gain: 0.16 }],
  capture: [
    { type: "triangle", from: 330, to: 90, length: 0.26, gain: 0.26 },
    { type: "square", from: 120, to: 60, at: 0.02, length: 0.12, gain: 0.06 },
  ],
  home: [523, 659, 784].map((from, k) => ({ type: "sine", from, at: k * 0.09, length: 0.24, gain: 0.17 })),
  bonus: [659, 880].map((from, k) => ({ type: "sine", from, at: k * 0.08, length: 0.16, gain: 0.13 })),
  win: [523, 659, 784, 1047, 784, 1047].map((from, k) => ({
    type: "triangle", from, at: k * 0.13, length: k === 5 ? 0.6 : 0.2, gain: 0.2,
  })),
};

export class Sounds {
  /** @param {() => boolean} enabled asked before every sound */
  constructor(enabled) {
    this.enabled = enabled;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Record<string, number>} */
    this.last = {};
  }

  /**
   * Play a sound, unless sound is off, the page is hidden or the same one has just been played.
   * @param {Sound} name
   */
  play(name) {
    if (!this.enabled() || document.hidden) return;
    const now = performance.now();
    if (now - (this.last[name] ?? -1e9) < GAP[name]) return;
    this.last[name] = now;
    const context = this.open();
    if (!context || context.state !== "running") return;
    if (name === "roll") rattle(context);
    TONES[name].forEach((tone) => sing(context, tone));
  }

  /** Browsers let a page make sounds only after it was touched: call this from a tap or a key. */
  open() {
    if (!this.context && typeof AudioContext === "function") this.context = new AudioContext();
    if (this.context?.state === "suspended" && navigator.userActivation?.hasBeenActive !== false)
      void this.context.resume();
    return this.context;
  }

  close() {
    void this.context?.close();
    this.context = null;
  }
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function sing(context, { type, from, to = from, at = 0, length, gain }) {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/**
 * The die on the felt: a few short knocks of filtered noise.
 * @param {AudioContext} context
 */
function rattle(context) {
  const buffer = context.createBuffer(1, context.sampleRate * 0.05, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k += 1) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 3;
  [0, 0.09, 0.19, 0.27, 0.33].forEach((at, k) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 1500 - k * 170, Q: 1.6 });
    const volume = new GainNode(context, { gain: 0.5 - k * 0.07 });
    source.connect(filter).connect(volume).connect(context.destination);
    source.start(context.currentTime + at);
  });
}
