import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { printer } from '#entities/printer.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { MoreCells } from '../crud/screen.ts';
import { useSession } from '../session/session.tsx';
import { PrinterNow } from './printer-now.tsx';
import { useDeviceStates } from './use-device-states.ts';

/** How each printer is now. */
export function usePrinterCells(): MoreCells {
  const { client } = trpc.useUtils();
  const { data } = useQuery(entityQueries(printer, client.printers).list());
  const { zoneOf } = useSession();
  const states = useDeviceStates();
  const now = useServerNowEvery(15);
  return useMemo(() => {
    const printers = new Map(data?.data.map((one) => [one.id, one]));
    return {
      state: ({ id }) => {
        const one = printers.get(id);
        return (
          one && (
            <PrinterNow
              printer={one}
              reported={states.get(one.device)}
              clock={{ now, zone: zoneOf(one.branch) }}
            />
          )
        );
      },
    };
  }, [data, states, now, zoneOf]);
}
