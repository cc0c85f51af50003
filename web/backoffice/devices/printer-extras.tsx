import { useQuery } from '@tanstack/react-query';
import { device } from '#entities/device.ts';
import { printer } from '#entities/printer.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { Connection, isHere } from './device-state.tsx';
import { Try } from './device-tests.tsx';
import { ExtrasCard, Facts } from './extras-card.tsx';
import { PrinterNow } from './printer-now.tsx';
import * as texts from './texts.ts';
import { useDeviceStates } from './use-device-states.ts';

const POLL_MS = 15_000;

/** Below the form of a printer, as it is stored: how it is now, and its test page. */
export function PrinterExtras({ record: { id, device: ownerId } }: ExtrasProps) {
  const may = useMay();
  const { zoneOf } = useSession();
  const now = useServerNowEvery(5);
  const { client } = trpc.useUtils();
  const { data } = useQuery(entityQueries(printer, client.printers).list());
  const stored = data?.data.find((one) => one.id === id);
  const { data: owner } = trpc.devices.get.useQuery(
    { id: Number(ownerId) },
    { refetchInterval: POLL_MS, meta: { isPolled: true } },
  );
  const states = useDeviceStates();
  const test = trpc.devices.testPrint.useMutation();
  if (!stored || !owner) return <div className="skeleton h-32" aria-hidden="true" />;
  const isConnected = isHere(owner.lastSeenAt, now);
  return (
    <ExtrasCard
      title={texts.state}
      hint={texts.printerTestHint({ drawer: stored.openDrawer ? 'opens' : 'none' })}
    >
      <Facts
        facts={[
          [device.label.one, <Connection key="device" isOn={isConnected} of={owner} />],
          [
            printer.label.one,
            <PrinterNow
              key="printer"
              printer={stored}
              reported={states.get(owner.id)}
              clock={{ now, zone: zoneOf(stored.branch) }}
            />,
          ],
        ]}
      />
      {may(device.access.write) && (
        <ul>
          <Try
            label={texts.testPage}
            action={texts.printTestPage}
            icon="printer"
            done={texts.pagePrinted}
            state={test}
            onTry={() => test.mutate({ id: owner.id, printer: id })}
          />
        </ul>
      )}
    </ExtrasCard>
  );
}
