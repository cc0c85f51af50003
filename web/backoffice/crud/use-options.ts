import { useQuery } from '@tanstack/react-query';
import { EVERY_ENTITY } from '#entities/index.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay } from '../session/session.tsx';
import { type AnyEntity, callsOf, type RecordRow } from './record.ts';
import { recordName } from './record-name.ts';

export interface Option {
  id: number;
  name: string;
}

/** The declaration of a name; throws for one that is not in the registry: a fault of ours. */
export function entityNamed(name: string): AnyEntity {
  const found = EVERY_ENTITY.find((entity) => entity.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
}

/** What a reference can point to, by name; colleagues come from the staff list, which employees may read, too. */
export function useOptions(target: string): { options: readonly Option[]; isLoaded: boolean } {
  const { client } = trpc.useUtils();
  const may = useMay();
  const entity = entityNamed(target);
  const isColleagues = target === 'user' && !may(['ROLE_MANAGER']);
  const records = useQuery({
    ...entityQueries<RecordRow, unknown>(entity, callsOf(client, entity)).list(),
    enabled: !isColleagues,
  });
  const colleagues = trpc.staff.list.useQuery(undefined, { enabled: isColleagues });
  const found = isColleagues ? colleagues : records;
  const rows: readonly (Readonly<Record<string, unknown>> & { id: number })[] = found.data?.data ?? [];
  const options = rows
    .map((row) => ({ id: row.id, name: recordName(entity, row) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
  return { options, isLoaded: found.isSuccess };
}
