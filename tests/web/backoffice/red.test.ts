import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from '#domain/media/colour.ts';
import { read, sourceFiles } from '#tests/source-files.ts';
import { GROUNDS } from '#web/lib/theme-style.ts';

/**
 * In the backend red means danger: what failed, what is late, what cannot be taken back. The shop's own colour may be red, so
 * the backend has an accent of its own.
 */

const tokens = new Map(
  [
    ...`${read('web/ui/theme.css')}\n${read('web/backoffice/backoffice.css')}`.matchAll(
      /(--[\w-]+): (#\w+);/g,
    ),
  ].map(([, name = '', colour = '']) => [name, colour] as const),
);
const ACCENT = ['--primary', '--primary-strong', '--primary-soft', '--primary-ink', '--primary-edge'];

/** What a table of looks may colour red. */
const DANGERS = new Set([
  'danger',
  'error',
  'expired',
  'failed',
  'late',
  'missing',
  'unclear',
  'wrong',
  'fault',
]);
const screens = sourceFiles(/\.(ts|tsx|css)$/).filter(
  (file) => file.startsWith('web/backoffice/') && !/(^|\/)[\w-]*texts\.ts$/.test(file),
);

describe('red is danger only', () => {
  it.each(ACCENT)('%s of the backend is not red', (name) => {
    expect(isReddish(colourOf(name))).toBe(false);
  });

  it('danger itself is', () => {
    expect(isReddish(colourOf('--color-error'))).toBe(true);
  });

  it.each(GROUNDS.map((ground) => [ground] as const))('the accent is legible on %s', (ground) => {
    for (const name of ['--primary-ink', '--primary-edge', '--primary'])
      expect(contrast(colourOf(name), ground), name).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf('--on-primary'), colourOf('--primary'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf('--on-primary'), colourOf('--primary-strong'))).toBeGreaterThanOrEqual(4.5);
  });

  it('no screen mixes a red of its own', () => {
    const own = screens.flatMap((file) =>
      [...read(file).matchAll(/#[\da-f]{6}\b|\b(?:text|bg|border|ring|fill|stroke)-(?:red|rose)-\d+/gi)]
        .filter(([colour]) => !colour.startsWith('#') || isReddish(parsed(colour)))
        .map(([colour]) => `${file}: ${colour}`),
    );
    expect(own).toEqual([]);
  });

  it('tables of looks give it to dangers only', () => {
    const looks = screens.flatMap((file) =>
      [...read(file).matchAll(/^\s*'?([\w-]+)'?: .*\b(?:text|bg|border)-error\b/gm)]
        .filter(([, key = '']) => !DANGERS.has(key))
        .map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(looks).toEqual([]);
  });
});

function colourOf(name: string): Rgb {
  return parsed(tokens.get(name) ?? name);
}

function parsed(colour: string): Rgb {
  const rgb = parseColour(colour);
  if (!rgb) throw new Error(`no colour: ${colour}`);
  return rgb;
}

/** Within 25 degrees of pure red and saturated enough to be seen as such. */
function isReddish([red, green, blue]: Rgb): boolean {
  const [strongest, weakest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = strongest - weakest;
  if (strongest !== red || range < 60) return false;
  return (60 * Math.abs(green - blue)) / range <= 25;
}
