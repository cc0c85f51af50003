import type { Fields } from '#entities/field.ts';
import type { Client } from './client.ts';
import type { Images, StoredRow } from './record-columns.ts';

type Where = Record<string, unknown>;

/** What all models of the generated client have in common; which columns they have is for tests/entities.test.ts to say. */
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
  create(args: { data: Where }): Promise<StoredRow>;
  createMany(args: { data: Where[] }): Promise<unknown>;
  update(args: { where: Where; data: Where }): Promise<StoredRow>;
  delete(args: { where: Where }): Promise<unknown>;
}

/** The generated client names models in camel case: 'image-template' -> imageTemplate. */
export function modelOf(client: Client, name: string): Model {
  const key = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const models: unknown = client;
  const model = (models as Record<string, Model | undefined>)[key];
  if (!model) throw new Error(`no model for ${name}`);
  return model;
}

/** The pictures, when the entity shows some. */
export async function imagesFor(client: Client, { fields }: { fields: Fields }): Promise<Images> {
  const isNeeded = Object.values(fields).some(
    ({ target, widget }) => target === 'image' || widget === 'content' || widget === 'layers',
  );
  if (!isNeeded) return new Map();
  const rows = await client.image.findMany({ omit: { createdAt: true, updatedAt: true } });
  return new Map(rows.map((image) => [image.id, image]));
}
