import { useMemo } from 'react';
import { type Additions, useAdditions } from './additions.ts';
import type { AnyEntity, RecordValues } from './record.ts';

export interface RecordNames {
  /** The readable name of a record with that identifier; null for identifiers without a special meaning. */
  known(entity: string, identifier: unknown): string | null;
  /** The display name of a record: its name, else whatever identifies it; 'Bild 12' as a last resort. */
  of(entity: Pick<AnyEntity, 'name' | 'label'>, record: RecordValues & { id: number }): string;
}

export function useRecordNames(): RecordNames {
  const { knownNames } = useAdditions();
  return useMemo(() => recordNames(knownNames), [knownNames]);
}

function recordNames(knownNames: Additions['knownNames']): RecordNames {
  const known = (entity: string, identifier: unknown) => {
    const names = knownNames[entity];
    if (!names || typeof identifier !== 'string' || !Object.hasOwn(names, identifier)) return null;
    return names[identifier]?.name ?? null;
  };
  return {
    known,
    of({ name, label }, record) {
      const person = [record.firstName, record.lastName].filter(isText).join(' ');
      const title = known(name, record.identifier);
      const found = [record.name, person, title, record.identifier, record.email, record.alt].find(isText);
      if (found === undefined) return `${label.one} ${record.id}`;
      // A number alone says little in a heading: 'Tisch 7'.
      return /^\d+$/.test(found) ? `${label.one} ${found}` : found;
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
