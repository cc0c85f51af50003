/** What a model text leaves to the owner: '[… Firmenbuchnummer]'. */
const GAP = /\[…\s*([^\][]*)\]/g;

/** The gaps of a text in the order of the text, by what belongs there (R194). */
export function gapsOf(text: string): string[] {
  return [...text.matchAll(GAP)].map(([, what = '']) => what.trim());
}
