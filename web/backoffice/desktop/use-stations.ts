import { useQuery } from '@tanstack/react-query';
import { station } from '#entities/station.ts';
import { entityQueries, failureOf } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSession } from '../session/session.tsx';

/** The stations that a printer of this computer may be for; none as long as they are not known. */
export function useStations(): readonly { id: number; name: string }[] {
  const { client } = trpc.useUtils();
  const { staff, branches } = useSession();
  const isDevice = staff.kind === 'device';
  const own = trpc.stations.ofDevice.useQuery(undefined, {
    meta: { failure: failureOf(station, 'list') },
    enabled: isDevice,
  });
  const all = useQuery({ ...entityQueries(station, client.stations).list(), enabled: !isDevice });
  if (isDevice) return own.data?.data ?? [];
  const several = branches.length > 1;
  return (all.data?.data ?? []).map(({ id, name, branch }) => {
    const place = several ? branches.find((one) => one.id === branch)?.name : undefined;
    return { id, name: place ? `${name} (${place})` : name };
  });
}
