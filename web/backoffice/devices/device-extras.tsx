import { opens } from '#domain/devices/device-kind.ts';
import { device } from '#entities/device.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay, useSession } from '../session/session.tsx';
import { DeviceConnect } from './device-connect.tsx';
import { DevicePrinters } from './device-printers.tsx';
import { Connection, clockText, isHere } from './device-state.tsx';
import { DeviceTests } from './device-tests.tsx';
import { ExtrasCard, Facts } from './extras-card.tsx';
import { seenText } from './moments.ts';
import * as texts from './texts.ts';
import { useDeviceStates } from './use-device-states.ts';

const POLL_MS = 15_000;

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
  const isConnected = isHere(lastSeenAt, now);
  return (
    <>
      <ExtrasCard title={texts.state}>
        {data ? (
          <Facts
            facts={[
              [texts.connection, <Connection key="state" isOn={isConnected} />],
              [texts.lastSeen, seenText(lastSeenAt, now, zone)],
              [texts.appVersion, data.appVersion || texts.unknown],
              [texts.system, data.platform || texts.unknown],
              [texts.keyChanged, seenText(data.keyChangedAt, now, zone)],
              [texts.clock, clockText(reported?.clockOffsetMs ?? null)],
            ]}
          />
        ) : (
          <div className="skeleton h-32" aria-hidden="true" />
        )}
      </ExtrasCard>
      {opens(String(record.type), 'orders') && (
        <DevicePrinters device={record.id} canWrite={canWrite} reported={reported} clock={{ now, zone }} />
      )}
      {canWrite && (
        <>
          <DeviceConnect id={record.id} created={created} onChanged={() => void stored.refetch()} />
          <DeviceTests id={record.id} />
        </>
      )}
    </>
  );
}
