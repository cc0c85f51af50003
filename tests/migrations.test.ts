import { expect, it } from 'vitest';
import { missingSql } from '#prisma/make-migration.ts';

it('the migrations result in the schema', { timeout: 120_000 }, async () => {
  expect(await missingSql()).toBe('');
});
