/** Chance that falls the same way at every start: what the demo shop shows can be told in advance, and tested. */
export interface Dice {
  /** From 0 to 1, 1 exclusive. */
  roll(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the entries; there must be one. */
  one<T>(entries: readonly T[]): T;
}

/** mulberry32: 32 bits of state are plenty for a few thousand rolls. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    between,
    chance: (probability) => roll() < probability,
    one: (entries) => {
      const entry = entries[between(0, entries.length - 1)];
      if (entry === undefined) throw new RangeError('nothing to choose from');
      return entry;
    },
  };
}
