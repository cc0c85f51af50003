import type { Fields } from '#entities/field.ts';
import type { Client } from './client.ts';
import { type Images, imageIdsOf, type StoredRow } from './record-columns.ts';

type Where = Record<string, unknown>;

/** What all models of the generated client have in common; tests/entities.test.ts checks which columns they have. */
export interface Model {
  findUnique(args: { where: Where }): Promise<StoredRow | null>;
  findMany(args: {
    where?: Where;
    orderBy?: Where[];
    skip?: number;
    take?: number;
    select?: Where;
  }): Promise<StoredRow[]>;
  count(args: { where: Where }): Promise<number>;
  create(args: { data: Where; omit?: Where }): Promise<StoredRow>;
  createMany(args: { data: Where[] }): Promise<unknown>;
  update(args: { where: Where; data: Where; omit?: Where }): Promise<StoredRow>;
  updateMany(args: { where: Where; data: Where }): Promise<unknown>;
  deleteMany(args: { where: Where }): Promise<unknown>;
}

/** The generated client names models in camel case: 'image-template' -> imageTemplate. */
export function modelOf(client: Client, name: string): Model {
  const key = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const models: unknown = client;
  const model = (models as Record<string, Model | undefined>)[key];
  if (!model) throw new Error(`no model for ${name}`);
  return model;
}

/** Models whose table is named differently: 'Table' would be an SQL keyword. */
const TABLES: Readonly<Record<string, string>> = { Table: 'DiningTable' };

/** The table of an entity: 'digital-signage-segment' -> 'DigitalSignageSegment'. */
export function tableOf(entity: string): string {
  const model = entity.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return TABLES[model] ?? model;
}

/** The pictures shown by the given rows of an entity. */
export async function imagesFor(
  client: Client,
  entity: { fields: Fields },
  rows: readonly StoredRow[],
): Promise<Images> {
  const wanted = new Set(rows.flatMap((row) => imageIdsOf(entity, row)));
  return imagesById(client, [...wanted]);
}

export async function imagesById(client: Client, ids: readonly number[]): Promise<Images> {
  if (ids.length === 0) return new Map();
  const rows = await client.image.findMany({
    where: { id: { in: [...ids] } },
    omit: { createdAt: true, updatedAt: true },
  });
  return new Map(rows.map((image) => [image.id, image]));
}
