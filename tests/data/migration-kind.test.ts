import { describe, expect, it } from 'vitest';
import { breakingParts, kindOf } from '#data/migration-kind.ts';

describe('a migration', () => {
  it.each([
    ['-- expand\nSELECT 1;', 'expand'],
    ['-- contract\nSELECT 1;', 'contract'],
    ['SELECT 1; -- expand', 'contract'],
    ['-- expanding\nSELECT 1;', 'contract'],
    ['', 'contract'],
  ])('%j is %s', (sql, kind) => {
    expect(kindOf(sql)).toBe(kind);
  });

  it.each([
    'CREATE TABLE "Chore" ("name" TEXT NOT NULL, "begunAt" TIMESTAMPTZ(3) NOT NULL);',
    'ALTER TABLE "Order" ADD COLUMN "pager" TEXT;',
    `ALTER TABLE "Order" ADD COLUMN "pager" TEXT NOT NULL DEFAULT '';`,
    `ALTER TABLE "Order" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "b" TEXT;`,
    'CREATE INDEX "Order_pager_idx" ON "Order" ("pager");',
    'ALTER TABLE "Order" ALTER COLUMN "pager" DROP NOT NULL;',
    '-- DROP TABLE "Order"',
  ])('may be carried out under servers of the former version: %s', (sql) => {
    expect(breakingParts(sql)).toEqual([]);
  });

  it.each([
    'DROP TABLE "Order";',
    'ALTER TABLE "Order" DROP COLUMN "comment";',
    'ALTER TABLE "Order" RENAME COLUMN "comment" TO "remark";',
    'ALTER TABLE "Order" RENAME TO "Orders";',
    'ALTER TABLE "Order" ALTER COLUMN "comment" SET DATA TYPE VARCHAR(20);',
    'ALTER TABLE "Order" ALTER COLUMN "comment" TYPE VARCHAR(20);',
    'ALTER TABLE "Order" ALTER COLUMN "comment" SET NOT NULL;',
    'ALTER TABLE "Order" ALTER COLUMN "comment" DROP DEFAULT;',
    'ALTER TABLE "Order" ADD COLUMN "pager" TEXT NOT NULL;',
    `ALTER TABLE "Order" ADD COLUMN "pager" TEXT NOT NULL,
       ADD COLUMN "b" TEXT NOT NULL DEFAULT '';`,
  ])('breaks servers of the former version: %s', (sql) => {
    expect(breakingParts(`CREATE TABLE "New" ("id" INTEGER);\n${sql}`)).toHaveLength(1);
  });
});
