import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, read, sourceFiles } from './source-files.ts';

/** The folders that keep their decision records next to them. */
const LAYERS = ['server', 'web', 'printers', 'electron', 'prisma', 'tests'];
const HEADINGS = ['Status', 'Date', 'Context', 'Decision'];

const filesOf = (layer: string) => readdirSync(`${ROOT}/${layer}/decisions`).toSorted();
const numberOf = (file: string) => file.slice(0, 4);

describe.each(LAYERS)('decisions of %s', (layer) => {
  const files = filesOf(layer);

  it('are numbered from 0001 without gaps, each number once', () => {
    const expected = files.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(numberOf)).toEqual(expected);
    expect(files.filter((file) => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(file))).toEqual([]);
  });

  it.each(files)('%s has a title, its headings in order with text below each, and a date', (file) => {
    const text = read(`${layer}/decisions/${file}`);
    const [title = '', ...sections] = text.split(/^## /m);
    expect(title).toMatch(/^# \S.*\n\n$/);
    const parts = sections.map((section): [heading: string, body: string] => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    });
    const headings = parts.map(([heading]) => heading);
    expect([HEADINGS, [...HEADINGS, 'Consequences']]).toContainEqual(headings);
    expect(parts.filter(([, body]) => body === '')).toEqual([]);
    const { Status: status, Date: date = '' } = Object.fromEntries(parts);
    expect(status).toMatch(/^(Proposed|Accepted|Superseded by \d{4})$/);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  });
});

it('every decision cited in a comment is in the folder of its own layer', () => {
  const cited = sourceFiles().flatMap((file) => {
    const [layer = ''] = file.split('/');
    return [...read(file).matchAll(/\bdecision (\d{4})\b/g)].map(([, number = '']) => ({
      file,
      layer,
      number,
    }));
  });
  expect(cited.length).toBeGreaterThan(0);
  const unknown = cited.filter(
    ({ layer, number }) => !LAYERS.includes(layer) || !filesOf(layer).map(numberOf).includes(number),
  );
  expect(unknown).toEqual([]);
});
