/** How many zero bits the hash of an answer begins with: about 33,000 tries, a second or two of a telephone. */
export const PUZZLE_BITS = 15;

/** An answer to a task: the task and a number. */
export function puzzleAnswer(task: string, number: number): string {
  return `${task}:${number}`;
}

/** The task of an answer; null if it has no form of one. */
export function taskOf(answer: string): string | null {
  return /^([\w.-]{1,200}):\d{1,15}$/.exec(answer)?.[1] ?? null;
}

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits = PUZZLE_BITS): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.length * 8 < bits || hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}
