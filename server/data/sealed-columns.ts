import { UNREADABLE, UnreadableSecret } from '#domain/payment/unreadable-secret.ts';
import type { Fields } from '#entities/field.ts';
import type { SecretBox } from '#use-cases/payments/secret-box.ts';

/** What seals columns; of a command that has no key it refuses. */
export type Seals = Pick<SecretBox, 'seal' | 'open'>;

export const NO_SEALS: Seals = {
  seal: () => {
    throw new Error('sealed columns are written by the server only');
  },
  open: () => {
    throw new UnreadableSecret('other-key');
  },
};

interface SealedEntity {
  name: string;
  fields: Fields;
}

/** How sealed texts begin; whatever else is stored is from before, and in clear. */
export const SEALED_PREFIX = 'v1.';

function contextOf(entity: string, field: string): string {
  return `${entity} ${field}`;
}

/** The columns as they are stored; what could not be read and comes back unchanged is left as it is. */
export function sealed(
  { name, fields }: SealedEntity,
  columns: Record<string, unknown>,
  { seal }: Seals,
): Record<string, unknown> {
  const values = { ...columns };
  for (const field of sealedFields(fields)) {
    const value = values[field];
    if (value === UNREADABLE) delete values[field];
    else if (typeof value === 'string' && value !== '') values[field] = seal(value, contextOf(name, field));
  }
  return values;
}

/** The row with its sealed texts in clear, or UNREADABLE. */
export function unsealed<R extends Readonly<Record<string, unknown>>>(
  { name, fields }: SealedEntity,
  row: R,
  { open }: Seals,
): R {
  const names = sealedFields(fields).filter((field) => typeof row[field] === 'string');
  if (names.length === 0) return row;
  const texts = names.map((field) => [field, opened(String(row[field]), contextOf(name, field), open)]);
  return { ...row, ...Object.fromEntries(texts) };
}

function opened(text: string, context: string, open: Seals['open']): string {
  if (!text.startsWith(SEALED_PREFIX)) return text;
  try {
    return open(text, context);
  } catch (error) {
    if (error instanceof UnreadableSecret) return UNREADABLE;
    throw error;
  }
}

function sealedFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { column }]) => (column === 'sealed' ? [name] : []));
}
