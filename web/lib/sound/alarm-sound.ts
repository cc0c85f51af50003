/** Sounds synthesised in the browser: no files, nothing to load when the network is down. */
export interface AlarmSound {
  /** Must be called from a click or key press: browsers play nothing before one. True when sound is possible. */
  unlock(): Promise<boolean>;
  isUnlocked(): boolean;
  /** The chime for a waiting order; volume 0 to 1. */
  chime(volume: number): void;
  /** The hurried knocking for a fault at the counter and a lost connection. */
  knock(volume: number): void;
  /** For guests: another number is ready. */
  ready(volume: number): void;
}

interface Tone {
  /** Hz */
  pitch: number;
  /** Offset in seconds from the start of the sound. */
  start: number;
  seconds: number;
}

/** Three rising tones, twice: carries through kitchen noise without hurting. */
const CHIME: readonly Tone[] = [0, 0.75].flatMap((start) => [
  { pitch: 784, start, seconds: 0.22 },
  { pitch: 988, start: start + 0.16, seconds: 0.22 },
  { pitch: 1319, start: start + 0.32, seconds: 0.45 },
]);

/** Short and on one pitch: nobody takes it for an order. */
const KNOCK: readonly Tone[] = [0, 0.18, 0.36, 0.9, 1.08, 1.26].map((start) => ({
  pitch: 494,
  start,
  seconds: 0.14,
}));

/** Two falling tones, once: heard by who waits, ignored by who eats. */
const READY: readonly Tone[] = [
  { pitch: 880, start: 0, seconds: 0.3 },
  { pitch: 698, start: 0.22, seconds: 0.5 },
];

/** A sound generator on the Web Audio API; silent where the browser has none. */
export function createAlarmSound(): AlarmSound {
  let context: AudioContext | null = null;

  function open(): AudioContext | null {
    if (!context && typeof AudioContext !== 'undefined') context = new AudioContext();
    return context;
  }

  function play(tones: readonly Tone[], volume: number): void {
    const audio = open();
    if (audio?.state !== 'running' || volume <= 0) return;
    for (const tone of tones) playTone(audio, tone, Math.min(volume, 1));
  }

  return {
    async unlock() {
      const audio = open();
      if (!audio) return false;
      // Without a user gesture the promise may stay pending for ever.
      await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, 500))]);
      return audio.state === 'running';
    },
    isUnlocked: () => open()?.state === 'running',
    chime: (volume) => play(CHIME, volume),
    knock: (volume) => play(KNOCK, volume),
    ready: (volume) => play(READY, volume),
  };
}

function playTone(audio: AudioContext, { pitch, start, seconds }: Tone, volume: number): void {
  const from = audio.currentTime + 0.02 + start;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(volume * 0.7, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(audio.destination);
  // A bell is its tone and a softer one an octave above.
  for (const [factor, share] of [
    [1, 1],
    [2, 0.35],
  ] as const) {
    const oscillator = audio.createOscillator();
    const part = audio.createGain();
    part.gain.value = share;
    oscillator.type = 'triangle';
    oscillator.frequency.value = pitch * factor;
    oscillator.connect(part).connect(gain);
    oscillator.start(from);
    oscillator.stop(from + seconds + 0.05);
  }
}
