import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Entity, rowSchema } from '#entities/entity.ts';
import type { Fields } from '#entities/fields.ts';
import { ENTITIES } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import { ROOT } from './source-files.ts';

/** Adding an entity: one file, one Prisma model, one line in the registry. This says what was forgotten. */
const entities: Pick<Entity<Fields>, 'name' | 'path' | 'label' | 'fields' | 'list' | 'access'>[] =
  Object.values(ENTITIES);

describe('the registry', () => {
  it('holds every file of server/entities', () => {
    const files = readdirSync(join(ROOT, 'server/entities')).filter(
      (name) => !/^(index|entity|fields)\.ts$/.test(name),
    );
    expect(
      files
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.replace('.ts', ''))
        .toSorted(),
    ).toEqual(Object.keys(ENTITIES).toSorted());
  });

  it('has every path and label once', () => {
    for (const key of [({ path }: Entity<Fields>) => path, ({ label }: Entity<Fields>) => label.one]) {
      const all = entities.map(key);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const fields = Object.entries(entity.fields);

  it('is registered under its name', () => {
    expect(Object.keys(ENTITIES)).toContain(name);
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
    for (const field of [...columns, ...search, ...sort, ...filters]) {
      expect(field === 'id' || Object.hasOwn(entity.fields, field), field).toBe(true);
    }
  });

  it('refers to entities that exist', () => {
    for (const [, { target }] of fields) if (target) expect(Object.keys(ENTITIES)).toContain(target);
  });

  it('names the choices of its choices', () => {
    for (const [field, { widget, choices }] of fields) {
      if (widget === 'choice' || widget === 'choices')
        expect(Object.keys(choices ?? {}).length, field).toBeGreaterThan(0);
    }
  });

  it('refuses fields that it does not declare', () => {
    expect(
      rowSchema(entity)
        .safeParse({ id: 1, surprise: 1 })
        .error?.issues.some(({ code }) => code === 'unrecognized_keys'),
    ).toBe(true);
  });

  it('has a column for every field', () => {
    // The settings are one JSON document.
    if (name === 'config') return;
    const model = Object.values(Prisma.ModelName).find((candidate) => candidate.toLowerCase() === name);
    expect(model).toBeDefined();
    const columns: Record<string, unknown> = scalarsOf(model ?? '');
    for (const [field] of fields) {
      const isKnown = [field, `${field}Id`, field === 'branches' ? 'id' : field].some((column) =>
        Object.hasOwn(columns, column),
      );
      expect(isKnown, `${model}.${field}`).toBe(true);
    }
  });
});

/** The column names of a model, as the generated client lists them. */
function scalarsOf(model: string): Record<string, unknown> {
  const name = `${model}ScalarFieldEnum`;
  return (Prisma as unknown as Record<string, Record<string, unknown>>)[name] ?? {};
}
