import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import { ExtrasCard } from './extras-card.tsx';
import * as texts from './texts.ts';

/** Whether the device responds and prints, and its log. */
export function DeviceTests({ id }: { id: number }) {
  const notification = trpc.devices.testNotification.useMutation();
  const print = trpc.devices.testPrint.useMutation();
  return (
    <ExtrasCard title={texts.tests} hint={texts.testsHint}>
      <ul className="flex flex-col divide-y divide-line">
        <Try
          label={texts.notification}
          icon="alarm"
          done={texts.notificationShown}
          state={notification}
          onTry={() => notification.mutate({ id })}
        />
        <Try
          label={texts.testPrint}
          icon="printer"
          done={texts.printed}
          state={print}
          onTry={() => print.mutate({ id })}
        />
        <Logs id={id} />
      </ul>
    </ExtrasCard>
  );
}

interface TryProps {
  label: string;
  /** On the button; else the label says it. */
  action?: string;
  icon: StaffIconName;
  done: string;
  state: { isPending: boolean; isSuccess: boolean; error: unknown };
  onTry: () => void;
}

const ROW = 'flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0';

/** A button that lets the device do something, and what became of it. */
export function Try({
  label,
  action = texts.tryOut({ what: label }),
  icon,
  done,
  state: { isPending, isSuccess, error },
  onTry,
}: TryProps) {
  const reason = error ? (problemOf(error).message ?? CALL_FAILURES['device-test']) : null;
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p aria-live="polite" className={`text-sm ${reason ? 'font-medium text-error' : 'text-muted'}`}>
          {isPending ? texts.asking : (reason ?? (isSuccess ? done : ''))}
        </p>
      </div>
      <Button look="secondary" disabled={isPending} onClick={onTry}>
        <StaffIcon name={icon} />
        {action}
      </Button>
    </li>
  );
}

const POLL_MS = 3_000;

/** Requests the log of the device, and links to it as soon as it is there. */
function Logs({ id }: { id: number }) {
  const { branches, zoneOf } = useSession();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const request = trpc.devices.requestLogs.useMutation({
    // The two clocks may differ by the duration of a call.
    onSuccess: () => setAskedAt(serverNow().getTime() - 5_000),
  });
  const logs = trpc.logs.list.useQuery(
    { device: id, source: 'device', page: 1, pageSize: 5, sort: '-at' },
    { refetchInterval: askedAt === null ? false : POLL_MS, meta: { isPolled: true } },
  );
  const [latest] = logs.data?.data.filter(({ details }) => details !== '') ?? [];
  const isNew = latest !== undefined && askedAt !== null && Date.parse(latest.at) >= askedAt;
  const isWaiting = askedAt !== null && !isNew;
  const zone = zoneOf(branches[0]?.id ?? 0);
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <p className="font-medium">{texts.deviceLog}</p>
        <p aria-live="polite" className="text-muted text-sm">
          {request.error && (
            <span className="font-medium text-error">
              {problemOf(request.error).message ?? CALL_FAILURES['device-log']}
            </span>
          )}
          {isWaiting && texts.logRequested}
          {!isWaiting &&
            latest &&
            texts.foundLog<ReactElement>({
              state: isNew ? 'new' : 'old',
              time: formatDateTime(new Date(latest.at), zone),
              log: (words) => (
                <Link key="log" to={`/logs/${latest.id}`} className="font-medium text-ink underline">
                  {words}
                </Link>
              ),
            })}
        </p>
      </div>
      <Button
        look="secondary"
        disabled={request.isPending || isWaiting}
        onClick={() => request.mutate({ id })}
      >
        <StaffIcon name="log" />
        {texts.requestLog}
      </Button>
    </li>
  );
}
