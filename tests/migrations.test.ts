import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMigrations } from '#data/migrate.ts';
import { breakingParts, kindOf } from '#data/migration-kind.ts';
import { missingSql } from '#prisma/make-migration.ts';
import { ROOT } from './source-files.ts';

/** Since when a migration says in its first line which of the two steps it is. */
const RULE_SINCE = '20261128';

it('the migrations result in the schema', { timeout: 120_000 }, async () => {
  expect(await missingSql()).toBe('');
});

it('what calls itself an expansion breaks no server of the former version', async () => {
  const migrations = await readMigrations(join(ROOT, 'prisma/migrations'));
  const ruled = migrations.filter(({ name }) => name >= RULE_SINCE);
  expect(ruled.filter(({ sql }) => !/^-- (expand|contract)\b/.test(sql)).map(({ name }) => name)).toEqual([]);
  const broken = migrations
    .filter(({ sql }) => kindOf(sql) === 'expand')
    .flatMap(({ name, sql }) => breakingParts(sql).map((part) => `${name}: ${part}`));
  expect(broken).toEqual([]);
});
