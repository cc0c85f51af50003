import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { device } from '#entities/device.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSession } from '../session/session.tsx';

/**
 * Whether a branch has a computer that could print: without one nobody waits for slips, and nothing is said about them. True
 * as long as it is not known. A device sees its own branch, which therefore has one.
 */
export function usePrintingBranches(): (branch: number) => boolean {
  const { client } = trpc.useUtils();
  const { staff } = useSession();
  const isDevice = staff.kind === 'device';
  const devices = useQuery({
    ...entityQueries(device, client.devices).list(),
    enabled: !isDevice,
    staleTime: 60_000,
  });
  const rows = devices.data?.data;
  return useMemo(() => {
    if (isDevice || !rows) return () => true;
    const printing = new Set(
      rows.flatMap(({ branch, isEnabled, type }) =>
        isEnabled && (type === 'counter' || type === 'kitchen') ? [branch] : [],
      ),
    );
    return (branch: number) => printing.has(branch);
  }, [isDevice, rows]);
}
