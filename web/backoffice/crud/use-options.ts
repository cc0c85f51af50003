import { useQuery } from '@tanstack/react-query';
import { EVERY_ENTITY } from '#entities/index.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay } from '../session/session.tsx';
import { type AnyEntity, callsOf, type RecordRow } from './record.ts';
import { type RecordNames, useRecordNames } from './use-record-names.ts';

export interface Option {
  id: number;
  name: string;
}

/** The declaration with a name; throws for one that is not in the registry: a programming error. */
function entityNamed(name: string): AnyEntity {
  const found = EVERY_ENTITY.find((entity) => entity.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
}

type Row = Readonly<Record<string, unknown>> & { id: number };

const NO_ROWS: readonly Row[] = [];

/** Every cell of a table may ask for the names of the same records: sorted only once. */
const kept = new WeakMap<
  readonly Row[],
  { options: readonly Option[]; names: ReadonlyMap<number, string> }
>();

function optionsOf(entity: AnyEntity, rows: readonly Row[], names: RecordNames) {
  const before = kept.get(rows);
  if (before) return before;
  const options = byName(rows.map((row) => ({ id: row.id, name: names.of(entity, row) })));
  const made = { options, names: new Map(options.map(({ id, name }) => [id, name])) };
  kept.set(rows, made);
  return made;
}

/** What a reference can point to, by name; colleagues come from the staff list, which employees may read, too. */
export function useOptions(target: string): {
  options: readonly Option[];
  names: ReadonlyMap<number, string>;
  isLoaded: boolean;
} {
  const { client } = trpc.useUtils();
  const may = useMay();
  const names = useRecordNames();
  const entity = entityNamed(target);
  const isColleagues = target === 'user' && !may(['ROLE_MANAGER']);
  const records = useQuery({
    ...entityQueries<RecordRow, unknown>(entity, callsOf(client, entity)).list(),
    enabled: !isColleagues,
  });
  const colleagues = trpc.staff.list.useQuery(undefined, { enabled: isColleagues });
  const found = isColleagues ? colleagues : records;
  return { ...optionsOf(entity, found.data?.data ?? NO_ROWS, names), isLoaded: found.isSuccess };
}
