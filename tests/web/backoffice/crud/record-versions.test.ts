import { expect, test } from 'vitest';
import { department } from '#entities/department.ts';
import {
  mergedValues,
  type VersionNews,
  type Versions,
  versionsAfter,
} from '#web/backoffice/crud/form/record-versions.ts';
import { erased } from '#web/backoffice/crud/screen.ts';

const ENTITY = erased(department);
const row = (name: string, more: object = {}) => ({ id: 1, name, updatedAt: 'first', ...more });
const SEEN = row('Küche');
const NEWER = row('Küche', { updatedAt: 'second' });
const THEIRS = row('Schank', { updatedAt: 'second' });

test.each<[Versions, VersionNews, Versions]>([
  [
    { seen: null, theirs: null },
    { kind: 'taken', row: SEEN },
    { seen: SEEN, theirs: null },
  ],
  [
    { seen: SEEN, theirs: null },
    { kind: 'followed', row: NEWER },
    { seen: NEWER, theirs: null },
  ],
  // The next save finds the difference, and asks.
  [
    { seen: SEEN, theirs: null },
    { kind: 'followed', row: THEIRS },
    { seen: SEEN, theirs: null },
  ],
  [
    { seen: SEEN, theirs: null },
    { kind: 'overtaken', row: THEIRS },
    { seen: SEEN, theirs: THEIRS },
  ],
  [{ seen: SEEN, theirs: THEIRS }, { kind: 'put-off' }, { seen: SEEN, theirs: null }],
  [
    { seen: SEEN, theirs: THEIRS },
    { kind: 'taken', row: THEIRS },
    { seen: THEIRS, theirs: null },
  ],
])('%#: what a form knows of its record', (before, news, after) => {
  expect(versionsAfter(ENTITY, before, news)).toEqual(after);
});

test('what the person changed wins, everything else is as stored', () => {
  const seen = row('Küche', { branch: 1 });
  const theirs = row('Schank', { branch: 2 });
  expect(mergedValues(ENTITY, { seen, theirs }, { name: 'Küche', branch: 3 })).toMatchObject({
    name: 'Schank',
    branch: 3,
  });
});
