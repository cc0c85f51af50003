import { type Line, text } from '../paper.ts';
import * as texts from './slip-texts.ts';

/** A slip that comes out of another printer than its own says above each part where it belongs (R275). */
export function inPlaceOf(printer: string | null, lines: readonly Line[]): Line[] {
  if (printer === null) return [...lines];
  const head = text(texts.belongsTo({ printer }), {
    align: 'center',
    size: 'tall',
    bold: true,
    inverse: true,
  });
  const last = lines.length - 1;
  return [head, ...lines.flatMap((line, at) => (line.kind === 'cut' && at < last ? [line, head] : [line]))];
}
