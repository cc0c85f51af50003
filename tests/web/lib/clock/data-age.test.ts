import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

function Shown({ useAsOf }: { useAsOf: () => Date | null }) {
  return createElement('p', null, useAsOf()?.toISOString() ?? 'nothing');
}

/** As the page shows it, in a fresh module: what was read before is no part of a case. */
async function fresh() {
  vi.resetModules();
  const { noteDataAge, useDataAsOf } = await import('#web/lib/clock/data-age.ts');
  return {
    note: (age?: string) =>
      noteDataAge(new Response('', age === undefined ? {} : { headers: { 'X-Data-Age': age } })),
    shown: () =>
      renderToStaticMarkup(createElement(Shown, { useAsOf: useDataAsOf })).replaceAll(/<[^>]*>/g, ''),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:04:20Z') });
  return () => vi.useRealTimers();
});

it('R390 an answer from a copy says as of when it is', async () => {
  const { note, shown } = await fresh();
  expect(shown()).toBe('nothing');
  note('8');
  expect(shown()).toBe('2026-11-27T18:04:12.000Z');
});

it('R390 answers about the present change nothing, and one from the database itself ends it', async () => {
  const { note, shown } = await fresh();
  note('8');
  note();
  note('8 seconds');
  expect(shown()).toBe('2026-11-27T18:04:12.000Z');
  note('0');
  expect(shown()).toBe('nothing');
});
