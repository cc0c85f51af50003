import type { Measure } from '../label-text.ts';

export interface Setting {
  size: number;
  isBold?: boolean;
}

/** A text in lines of at most `width` points: broken at blanks, and inside of words only where one is wider than a line. */
export function linesWithin(
  text: string,
  width: number,
  { size, isBold = false }: Setting,
  measure: Measure,
): string[] {
  const fits = (line: string) => measure(line, size, isBold) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line];
  });
}
