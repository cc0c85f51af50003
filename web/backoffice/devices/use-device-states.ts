import type { KnownPrinter } from '#domain/devices/counter-fault.ts';
import { trpc } from '#web/lib/trpc.ts';

/** What a device last said of itself; instants are ISO 8601. */
export interface ReportedState {
  reportedAt: string;
  clockOffsetMs: number | null;
  printers: readonly KnownPrinter[];
}

const POLL_MS = 15_000;

/** By the ids of the devices; without those that never reported anything. */
export function useDeviceStates(): ReadonlyMap<number, ReportedState> {
  const { data } = trpc.deviceStates.list.useQuery(undefined, {
    refetchInterval: POLL_MS,
    select: byDevice,
    meta: { isPolled: true },
  });
  return data ?? NONE;
}

const NONE: ReadonlyMap<number, ReportedState> = new Map();

function byDevice({ data }: { data: readonly (ReportedState & { device: number })[] }) {
  return new Map(data.map((state) => [state.device, state]));
}
