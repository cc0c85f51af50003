import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import type { ConnectionLevel } from './connection-state.ts';
import * as texts from './texts.ts';

/** The connection icon in the header: live, every 10 seconds, or offline. */
export function ConnectionSign({ level }: { level: ConnectionLevel }) {
  const { status } = useOrders();
  const isOffline = level === 'amber' || level === 'red';
  const text = isOffline
    ? texts.offline
    : level === 'slow'
      ? texts.polled
      : status.link === 'connecting'
        ? texts.connecting
        : texts.live;
  const colour = isOffline ? 'text-error' : level === 'slow' ? 'text-warning' : 'text-secondary';
  return (
    <p className={`flex items-center gap-1.5 whitespace-nowrap px-1 font-semibold text-sm ${colour}`}>
      <StaffIcon name={isOffline ? 'offline' : 'online'} />
      <span className="sr-only xl:not-sr-only">{text}</span>
    </p>
  );
}
