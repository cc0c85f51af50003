// The bell for a waiting order: two struck tones, repeated while this page is open. Synthesised, so no sound file is needed.
const REPEAT_MS = 2_500;
const TONES = [
  { hertz: 1318.5, after: 0 },
  { hertz: 1046.5, after: 0.22 },
  { hertz: 1318.5, after: 0.6 },
  { hertz: 1046.5, after: 0.82 },
];

const audio = new AudioContext();
// Keeps overlapping bells from clipping, and makes quiet speakers louder.
const limiter = audio.createDynamicsCompressor();
limiter.connect(audio.destination);

function strike(hertz, at) {
  // A bell has more than its fundamental: two inharmonic partials that decay faster.
  for (const [factor, loudness, seconds] of [
    [1, 0.6, 0.9],
    [2.76, 0.25, 0.4],
    [5.4, 0.1, 0.2],
  ]) {
    const tone = new OscillatorNode(audio, { frequency: hertz * factor });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(limiter);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

let rings = 0;

async function ring() {
  await audio.resume();
  for (const { hertz, after } of TONES) strike(hertz, audio.currentTime + after);
  rings += 1;
  document.documentElement.dataset.rings = String(rings);
  document.documentElement.dataset.audio = audio.state;
}

ring();
setInterval(ring, REPEAT_MS);
