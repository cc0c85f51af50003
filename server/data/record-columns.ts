import type { ImageRef } from '#domain/media/image.ts';
import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';

export type StoredRow = Readonly<Record<string, unknown>>;
export type Images = ReadonlyMap<number, ImageRef>;

/** The column of a field: references have 'Id' appended to their name, flags of a list share its column. */
export function columnOf(
  name: string,
  { column, member }: Pick<Field<unknown>, 'column' | 'member'>,
): string {
  return member ? member.list : column === 'reference' ? `${name}Id` : name;
}

/** A stored row as a record: the inverse of `encoded`. Without `isWhole` only what visitors may see. */
export function decoded<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  row: StoredRow,
  images: Images,
  isWhole = true,
): StoredRecord<F> {
  const shown = Object.entries<Field<unknown>>(fields).filter(([, field]) => isWhole || !field.isInternal);
  const stamps = isWhole ? { createdAt: isoOf(row.createdAt), updatedAt: isoOf(row.updatedAt) } : {};
  return { ...decodedFields(Object.fromEntries(shown), row, images), ...stamps } as StoredRecord<F>;
}

/** The given fields of a stored row, with its id. */
export function decodedFields(fields: Fields, row: StoredRow, images: Images): { id: number } {
  const values = Object.entries<Field<unknown>>(fields).map(([name, field]) => [
    name,
    fromColumn(field, row[columnOf(name, field)], images),
  ]);
  return { id: row.id as number, ...Object.fromEntries(values) };
}

/** The columns of the given values. In list columns everything else stays as in `former`. */
export function encoded<F extends Fields>(
  { fields }: Pick<Entity<F>, 'fields'>,
  values: Partial<StoredValues<F>>,
  former: StoredRow = {},
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field<unknown>>(fields)) {
    const value: unknown = values[name];
    if (value === undefined) continue;
    const column = columnOf(name, field);
    columns[column] = toColumn(field, value, columns[column] ?? former[column]);
  }
  return columns;
}

/** The ids of the pictures in a stored row. */
export function imageIdsOf({ fields }: { fields: Fields }, row: StoredRow): number[] {
  return Object.entries<Field<unknown>>(fields).flatMap(([name, field]) => {
    const value = row[columnOf(name, field)];
    if (value === null || value === undefined) return [];
    if (field.target === 'image') return value as number | number[];
    if (field.linkPaths?.image === undefined) return [];
    // A stored picture has only its id, which is all that links() looks at.
    return (field.links?.(value) ?? []).flatMap(({ target, id }) => (target === 'image' ? id : []));
  });
}

function fromColumn(field: Field<unknown>, value: unknown, images: Images): unknown {
  switch (field.column) {
    case 'instant':
      return value === null ? null : isoOf(value);
    case 'reference':
      if (field.target !== 'image') return value ?? null;
      return images.get(value as number) ?? null;
    case 'references': {
      const ids = (value ?? []) as number[];
      return field.target === 'image' ? ids.flatMap((id) => images.get(id) ?? []) : ids.map((id) => ({ id }));
    }
    case 'json':
      return hasPictures(field) ? withPictures(value, images) : value;
    case 'member':
      return (value as string[]).some((listed) => listed === field.member?.value);
    default:
      return value;
  }
}

function toColumn(field: Field<unknown>, value: unknown, list: unknown): unknown {
  switch (field.column) {
    case 'instant':
      return value === null ? null : new Date(value as string);
    case 'reference':
      return field.target === 'image' ? ((value as ImageRef | null)?.id ?? null) : value;
    case 'references':
      return (value as { id: number }[]).map(({ id }) => id);
    case 'json':
      return hasPictures(field) ? withoutPictures(value) : value;
    case 'member': {
      const others = ((list ?? []) as string[]).filter((listed) => listed !== field.member?.value);
      return value ? [...others, field.member?.value] : others;
    }
    default:
      return value;
  }
}

function hasPictures({ widget }: Field<unknown>): boolean {
  return widget === 'content' || widget === 'layers';
}

/** In contents a picture has this name; only its id is stored, so that a new version shows everywhere. */
const PICTURE = 'image';

function withPictures(value: unknown, images: Images): unknown {
  return mapPictures(value, ({ id }) => images.get(id) ?? null);
}

function withoutPictures(value: unknown): unknown {
  return mapPictures(value, ({ id }) => ({ id }));
}

function mapPictures(value: unknown, picture: (link: { id: number }) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapPictures(entry, picture));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === PICTURE && isLink(entry) ? picture(entry) : mapPictures(entry, picture),
    ]),
  );
}

function isLink(value: unknown): value is { id: number } {
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'number';
}

function isoOf(value: unknown): string {
  return new Date(value as Date | string).toISOString();
}
