/** Struck tones without a sound file; the element <html> says how often they rang, and whether they could. */
export function createBell(tones) {
  const audio = new AudioContext();
  // Keeps overlapping bells from clipping, and makes quiet speakers louder.
  const limiter = audio.createDynamicsCompressor();
  limiter.connect(audio.destination);
  let rings = 0;

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

  return async function ring() {
    await audio.resume();
    for (const { hertz, after } of tones) strike(hertz, audio.currentTime + after);
    rings += 1;
    document.documentElement.dataset.rings = String(rings);
    document.documentElement.dataset.audio = audio.state;
  };
}
