import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnOf } from '#data/record-columns.ts';
import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import { MONEY, type MoneyPlan } from '#domain/money/wire.ts';
import { BRANCH_WIRE } from '#domain/shop/branch.ts';
import { NO_LISTS } from '#domain/shop/shop.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { type Entity, moneyOf, rowSchema } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { moneySchema } from '#entities/fields.ts';
import { ENTITIES, EVERY_ENTITY } from '#entities/index.ts';
import { log } from '#entities/log.ts';
import { Prisma } from '#prisma/generated/client.ts';
import { shopFromInit } from '#web/lib/shop-init.ts';
import { ROOT } from './source-files.ts';

/** Adding an entity: one file, one Prisma model, one line in the registry. These tests tell what was forgotten. */
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the registry', () => {
  it('holds every file of server/entities', () => {
    const files = readdirSync(join(ROOT, 'server/entities')).filter(
      (name) =>
        !/^(index|bundle|entity|field|fields|roles|((config|printer|station)-)?texts)\.ts$/.test(name),
    );
    expect(
      files
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.replace('.ts', ''))
        .toSorted(),
    ).toEqual(EVERY_ENTITY.map(({ name }) => name).toSorted());
  });

  it('has unique paths and labels', () => {
    for (const key of [({ path }: Entity<Fields>) => path, ({ label }: Entity<Fields>) => label.one]) {
      const all = EVERY_ENTITY.map(key);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('the log', () => {
  it('takes the number of every record, uploads with their random ones included', () => {
    expect(log.fields.subjectId.schema.safeParse(2_147_483_647).success).toBe(true);
  });
});

describe('what visitors get', () => {
  it('is every publicly readable entity, under the name that domain and browser use', () => {
    const { shop, content } = shopFromInit([{ url: '/api/config', data: { data: {} } }]);
    expect(shop).toMatchObject(NO_LISTS);
    expect(BUNDLED.map(listName).toSorted()).toEqual(Object.keys({ ...NO_LISTS, ...content }).toSorted());
  });
});

describe('money', () => {
  it('is declared where the rules of the shop expect it', () => {
    expect(moneyOf(ENTITIES.product)).toEqual(PRODUCT_WIRE.money);
    expect(moneyOf(ENTITIES.branch)).toEqual(BRANCH_WIRE.money);
  });
});

describe.each(EVERY_ENTITY.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const fields = Object.entries(entity.fields);

  it('is registered under its name', () => {
    expect(Object.keys(ENTITIES)).toContain(camel(name));
  });

  it('has German labels', () => {
    for (const label of [entity.label.one, entity.label.many, ...fields.map(([, field]) => field.label)]) {
      expect(label).toMatch(/^[A-ZÄÖÜ]/);
    }
  });

  it('lists, searches, sorts and filters by fields that exist', () => {
    const { columns, search, sort, filters } = entity.list;
    expect(columns.length).toBeGreaterThan(0);
    expect(sort.length).toBeGreaterThan(0);
    for (const wish of [...columns, ...search, ...sort, ...filters]) {
      const field = wish.replace(/^-/, '');
      expect(field === 'id' || Object.hasOwn(entity.fields, field), field).toBe(true);
    }
    for (const set of entity.unique ?? []) {
      for (const field of set) expect(Object.hasOwn(entity.fields, field), field).toBe(true);
    }
  });

  it('refers to entities that exist', () => {
    for (const [, { target }] of fields)
      if (target) expect(EVERY_ENTITY.map((known) => known.name)).toContain(target);
  });

  it('has labels for its choices', () => {
    for (const [field, { widget, choices }] of fields) {
      if (widget === 'choice' || widget === 'choices')
        expect(Object.keys(choices ?? {}).length, field).toBeGreaterThan(0);
    }
  });

  it('rejects undeclared fields', () => {
    expect(
      rowSchema(entity)
        .safeParse({ id: 1, surprise: 1 })
        .error?.issues.some(({ code }) => code === 'unrecognized_keys'),
    ).toBe(true);
  });

  it('gives every field a default or requires it, and defaults pass their own schema', () => {
    for (const [field, { default: value, schema, isReadOnly }] of fields) {
      if (value === undefined) continue;
      if (!isReadOnly) expect(schema.safeParse(value).error?.issues ?? [], field).toEqual([]);
    }
  });

  it('declares exactly the fields with the money schema as money', () => {
    expect(moneyOf(entity)).toEqual(moneyIn(rowSchema(entity)) ?? {});
  });

  it('enforces its uniqueness in the database, too', () => {
    for (const set of entity.unique ?? []) {
      const columns = set.map((field) => columnOf(field, entity.fields[field] as Field<unknown>));
      expect(uniqueIndexes(name), `${name}: ${columns.join(', ')}`).toContainEqual(columns);
    }
  });

  it('has a column for every field', () => {
    // The settings are one JSON document.
    if (name === 'config') return;
    const model = Object.values(Prisma.ModelName).find(
      (candidate) => candidate.toLowerCase() === camel(name).toLowerCase(),
    );
    expect(model).toBeDefined();
    const columns: Record<string, unknown> = scalarsOf(model ?? '');
    for (const [field, declared] of fields) {
      const column = columnOf(field, declared);
      expect(Object.hasOwn(columns, column), `${model}.${column}`).toBe(true);
    }
    for (const stamp of ['id', 'createdAt', 'updatedAt'])
      expect(Object.hasOwn(columns, stamp), stamp).toBe(true);
  });
});

const schema = readdirSync(join(ROOT, 'prisma/schema'))
  .map((file) => readFileSync(join(ROOT, 'prisma/schema', file), 'utf8'))
  .join('\n');

/** Where the money schema occurs in a schema. */
function moneyIn(schema: z.core.$ZodType): MoneyPlan | undefined {
  if (schema === moneySchema) return MONEY;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return moneyIn(schema.def.innerType);
  if (schema instanceof z.ZodArray) {
    const each = moneyIn(schema.def.element);
    return each && [each];
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
    const money = moneyIn(field);
    return money ? [[name, money] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The unique columns of a model, as the schema declares them. */
function uniqueIndexes(name: string): string[][] {
  const [, body = ''] = new RegExp(`model ${camel(name)} \\{(.*?)\\n\\}`, 'is').exec(schema) ?? [];
  const single = [...body.matchAll(/^ {2}(\w+) .*@unique/gm)].map(([, column = '']) => [column]);
  const several = [...body.matchAll(/@@unique\(\[([^\]]+)\]/g)].map(([, list = '']) => list.split(/,\s*/));
  return [...single, ...several];
}

/** The column names of a model, as the generated client lists them. */
function scalarsOf(model: string): Record<string, unknown> {
  const name = `${model}ScalarFieldEnum`;
  return (Prisma as unknown as Record<string, Record<string, unknown>>)[name] ?? {};
}
