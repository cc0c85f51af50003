import { useQueries, useQuery } from '@tanstack/react-query';
import { EVERY_ENTITY } from '#entities/index.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries, entitySummaries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay } from '../session/session.tsx';
import { type AnyEntity, callsOf } from './record.ts';
import { type RecordNames, useRecordNames } from './use-record-names.ts';

export interface Option {
  id: number;
  name: string;
}

/** One with everything that its list says of it. */
export interface FullOption extends Option {
  row: Row;
}

/** The declaration with a name; throws for one that is not in the registry: a programming error. */
function entityNamed(name: string): AnyEntity {
  const found = EVERY_ENTITY.find((entity) => entity.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
}

type Row = Readonly<Record<string, unknown>> & { id: number };

const NO_ROWS: readonly Row[] = [];

/** Several fields may ask for the names of the same records: sorted only once. */
const kept = new WeakMap<
  readonly Row[],
  { options: readonly FullOption[]; names: ReadonlyMap<number, string> }
>();

function optionsOf(entity: AnyEntity, rows: readonly Row[], names: RecordNames) {
  const before = kept.get(rows);
  if (before) return before;
  const options = byName(rows.map((row) => ({ id: row.id, name: names.of(entity, row), row })));
  const made = { options, names: new Map(options.map(({ id, name }) => [id, name])) };
  kept.set(rows, made);
  return made;
}

/**
 * The query for the records that a reference can point to; colleagues come from the staff list, which employees may read,
 * too.
 */
function useOptionsQuery() {
  const { client } = trpc.useUtils();
  const may = useMay();
  return (target: string) => {
    const entity = entityNamed(target);
    const calls = callsOf(client, entity);
    const { list } = entityQueries<Row, unknown>(entity, calls);
    if (target !== 'user' || may(['ROLE_MANAGER']))
      return entity.list.summary ? entitySummaries<Row, unknown>(entity, calls) : list();
    return { ...list('colleagues'), queryFn: () => client.staff.list.query() };
  };
}

/** What a reference can point to, by name. */
export function useOptions(target: string): {
  options: readonly FullOption[];
  names: ReadonlyMap<number, string>;
  isLoaded: boolean;
} {
  const names = useRecordNames();
  const { data, isSuccess } = useQuery(useOptionsQuery()(target));
  return { ...optionsOf(entityNamed(target), data?.data ?? NO_ROWS, names), isLoaded: isSuccess };
}

/** The names of records by id, by the name of their entity. */
export type OptionNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** The same for several entities: what a table needs, whose cells would otherwise ask one by one. */
export function useOptionNames(targets: readonly string[]): OptionNames {
  const query = useOptionsQuery();
  const names = useRecordNames();
  const found = useQueries({ queries: targets.map(query) });
  return new Map(
    targets.map((target, place) => [
      target,
      optionsOf(entityNamed(target), found[place]?.data?.data ?? NO_ROWS, names).names,
    ]),
  );
}
