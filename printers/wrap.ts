/**
 * Breaks a text into rows of at most `first` characters for the first row and `rest` for the others: at blanks, after
 * hyphens and slashes inside long words, and anywhere if a word alone is wider than a row. A no-break space does not
 * break and becomes a blank. Line breaks of the text are kept; empty rows are not.
 */
export function wrap(text: string, first: number, rest: number): string[] {
  const rows: string[] = [];
  const width = () => Math.max(1, rows.length === 0 ? first : rest);
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      if (row !== '' && row.length + 1 + word.length <= width()) {
        row += ` ${word}`;
        continue;
      }
      if (row !== '') rows.push(row);
      row = word;
      while (row.length > width()) {
        const at = breakInside(row, width());
        rows.push(row.slice(0, at));
        row = row.slice(at);
      }
    }
    if (row !== '') rows.push(row);
  }
  return rows.map((row) => row.replaceAll('\u00a0', ' '));
}

/** The last place to break a long word within `width`: after a hyphen or slash in its second half, else anywhere. */
function breakInside(word: string, width: number): number {
  for (let at = width; at > width / 2; at -= 1) {
    if ('-/_@'.includes(word.charAt(at - 1))) return at;
  }
  return width;
}
