import { knownName } from '../content/known-places.ts';
import type { AnyEntity, RecordValues } from './record.ts';

/** What people call a record: its name, else whatever tells it from the others; 'Bild 12' where nothing does. */
export function recordName(
  { name, label }: Pick<AnyEntity, 'name' | 'label'>,
  record: RecordValues & { id: number },
): string {
  const person = [record.firstName, record.lastName].filter(isText).join(' ');
  const known = knownName(name, record.identifier);
  const found = [record.name, person, known, record.identifier, record.email, record.alt].find(isText);
  if (found === undefined) return `${label.one} ${record.id}`;
  // A number alone says little in a heading: 'Tisch 7'.
  return /^\d+$/.test(found) ? `${label.one} ${found}` : found;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
