import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanLine,
  cleanText,
  hasControlCharacters,
  lineFault,
  textFault,
  unstorableTexts,
} from '#domain/text/text-input.ts';

test.each([
  ['  Hallo ', 'Hallo'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\tb', 'a\tb'],
  ['Ko\u0308nig', 'König'],
  ['\u001b@Befehl\u0000', '@Befehl'],
  ['\u202Egnp.exe\u2066', 'gnp.exe'],
  ['\uFEFFText', 'Text'],
  ['a\uD800b\uDC00c', 'abc'],
  ['Prost 🍺 👨‍👩‍👧', 'Prost 🍺 👨‍👩‍👧'],
  ['\u0085\u009f', ''],
])('A17 %j is stored as %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('a line has no line breaks and single blanks', () => {
  expect(cleanLine(' Anna\n  Maria\tHofer ')).toBe('Anna Maria Hofer');
});

describe('A17 single-line fields', () => {
  test.each(['An\u0000na', 'An\u001bna', 'a\r\nBcc: x', 'a\tb', 'x\uD800', '\uDC00x', 'a\u2028b'])(
    '%j is refused',
    (line) => {
      expect(hasControlCharacters(line)).toBe(true);
      expect(lineFault(line)).toBe('text-invalid');
    },
  );
  test.each(['Müller-Lüdenscheidt', 'O’Neill', 'Łukasz', '王小明', 'Anna 🍺', ' Anna '])(
    '%j passes',
    (line) => {
      expect(lineFault(line)).toBeNull();
    },
  );
  test('the limit counts what is stored', () => {
    expect(lineFault('x'.repeat(200))).toBeNull();
    expect(lineFault('x'.repeat(201))).toBe('too-long');
    expect(lineFault('x'.repeat(10_000))).toBe('too-long');
    expect(lineFault('123456', 5)).toBe('too-long');
  });
});

test('a free text may have 2000 characters', () => {
  expect(textFault(` ${'x'.repeat(2000)} `)).toBeNull();
  expect(textFault('x'.repeat(2001))).toBe('too-long');
});

test('cleaning is idempotent, never lengthens trouble, and leaves nothing dangerous', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  );
  fc.assert(
    fc.property(text, (value) => {
      const cleaned = cleanText(value);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/\p{Surrogate}/u);
      expect(cleaned).not.toMatch(/[\p{Bidi_Control}]|[^\P{Cc}\n\t]/u);
      expect(lineFault(cleanLine(value), 100_000)).toBeNull();
    }),
  );
});

test('one megabyte of anything is validated in no time', () => {
  const start = performance.now();
  for (const unit of [' ', 'a', '\u202e', '\uD800', 'a\u0308', ' \n']) cleanLine(unit.repeat(500_000));
  expect(performance.now() - start).toBeLessThan(3000);
});

describe('A17 what no database stores', () => {
  test.each([
    ['a\u0000', ['']],
    [{ name: 'a', note: 'b\ud800' }, ['note']],
    [{ parts: [{}, { options: ['ok', '\u0000'] }] }, ['parts.1.options.1']],
    [{ 'na\u0000me': 1, data: { '\udc00': 'x' } }, ['data.', 'name']],
    [{ text: '\u001b 🥨 \u202e', list: [null, 1, true] }, []],
    [undefined, []],
  ])('%j is refused at %j', (input, fields) => {
    const faults = unstorableTexts(input);
    expect(faults.map(({ field = '' }) => field).toSorted()).toEqual(fields.toSorted());
    for (const { code } of faults) expect(code).toBe('text-invalid');
  });

  test('is found however deep, and at most fifty times', () => {
    let deep: unknown = '\u0000';
    for (let n = 0; n < 100_000; n += 1) deep = [deep];
    expect(unstorableTexts(deep)).toHaveLength(1);
    expect(unstorableTexts(Array.from({ length: 1_000 }, () => '\u0000'))).toHaveLength(50);
  });
});
