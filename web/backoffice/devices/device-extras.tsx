import { device } from '#entities/device.ts';
import { useServerNowEvery } from '#web/lib/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { DeviceConnect } from './device-connect.tsx';
import { DevicePrinters } from './device-printers.tsx';
import { clockText, PrinterStates } from './device-state.tsx';
import { DeviceTests } from './device-tests.tsx';
import { ExtrasCard, Facts } from './extras-card.tsx';
import { seenText } from './moments.ts';
import * as texts from './texts.ts';
import { useDeviceStates } from './use-device-states.ts';

const POLL_MS = 15_000;
/** A running device calls every ten seconds or so, and what is shown here is a poll old. */
const HERE_MS = 60_000;

/** Below the form of a device: its connection, its state, and what can be tested. */
export function DeviceExtras({ record, created }: ExtrasProps) {
  const may = useMay();
  const { zoneOf } = useSession();
  const now = useServerNowEvery(5);
  const stored = trpc.devices.get.useQuery(
    { id: record.id },
    { refetchInterval: POLL_MS, meta: { isPolled: true } },
  );
  const { data } = stored;
  const reported = useDeviceStates().get(record.id);
  const canWrite = may(device.access.write);
  const zone = zoneOf(data?.branch ?? 0);
  const lastSeenAt = data?.lastSeenAt ?? null;
  const isHere = lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < HERE_MS;
  return (
    <>
      <ExtrasCard title={texts.state}>
        {data ? (
          <Facts
            facts={[
              [
                texts.connection,
                <span key="state" className="inline-flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className={`size-3 rounded-full ${isHere ? 'bg-[var(--secondary)]' : 'bg-line-strong'}`}
                  />
                  {isHere ? texts.connected : texts.notConnected}
                </span>,
              ],
              [texts.lastSeen, seenText(lastSeenAt, now, zone)],
              [texts.appVersion, data.appVersion || texts.unknown],
              [texts.system, data.platform || texts.unknown],
              [texts.keyChanged, seenText(data.keyChangedAt, now, zone)],
              [texts.clock, clockText(reported?.clockOffsetMs ?? null)],
              [
                texts.printers,
                reported ? (
                  <PrinterStates key="printers" printers={reported.printers} isWide />
                ) : (
                  texts.printersNote
                ),
              ],
            ]}
          />
        ) : (
          <div className="skeleton h-32" aria-hidden="true" />
        )}
      </ExtrasCard>
      <DevicePrinters device={record.id} canWrite={canWrite} />
      {canWrite && (
        <>
          <DeviceConnect id={record.id} created={created} onChanged={() => void stored.refetch()} />
          <DeviceTests id={record.id} />
        </>
      )}
    </>
  );
}
