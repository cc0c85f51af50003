import type { ReactNode } from 'react';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

export interface SessionRow {
  id: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

interface SessionListProps {
  sessions: readonly SessionRow[];
  /** Without it sessions can only be ended all at once. */
  onEnd?: (session: SessionRow) => void;
  isBusy?: boolean;
}

interface SessionCardProps extends Omit<SessionListProps, 'sessions'> {
  label: string;
  title: string;
  /** Ends all of them. */
  action: ReactNode;
  sessions: { isPending: boolean; isError: boolean; data: readonly SessionRow[] | undefined };
  /** Why ending them failed. */
  error: string | null;
  children?: ReactNode;
}

/** The card with a user's sessions. */
export function SessionCard({ label, title, action, sessions, error, children, ...list }: SessionCardProps) {
  return (
    <section
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
      aria-label={label}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">{title}</h2>
        {action}
      </div>
      {(error || sessions.isError) && (
        <NoticeBox tone="error" role="alert">
          {error ?? texts.sessionsFailed}
        </NoticeBox>
      )}
      {sessions.isPending && <div className="skeleton h-16" aria-hidden="true" />}
      {sessions.data && <SessionList sessions={sessions.data} {...list} />}
      {children}
    </section>
  );
}

/** The active sessions of a user. */
function SessionList({ sessions, onEnd, isBusy = false }: SessionListProps) {
  const { branches, zoneOf } = useSession();
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  const moment = (iso: string) => texts.moment({ moment: formatDateTime(new Date(iso), timeZone) });
  if (sessions.length === 0) return <p className="text-muted">{texts.noSessions}</p>;
  return (
    <ul aria-label={texts.sessions} className="divide-y divide-line rounded-card border border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="flex min-w-0 items-center gap-3">
            <StaffIcon name="device" />
            <div className="min-w-0">
              <p className="font-semibold">
                {browserName(session.userAgent)}
                {session.isCurrent && (
                  <span className="ml-2 text-secondary text-sm">{texts.thisSession}</span>
                )}
              </p>
              <p className="text-muted text-sm">
                {texts.sessionTimes({
                  since: moment(session.createdAt),
                  lastSeen: moment(session.lastSeenAt),
                })}
              </p>
            </div>
          </div>
          {onEnd && !session.isCurrent && (
            <Button look="secondary" size="small" disabled={isBusy} onClick={() => onEnd(session)}>
              {texts.endSession}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Electron/, texts.desktopApp],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** 'Chrome auf Windows', as people know their devices. */
function browserName(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = find(SYSTEMS);
  const browser = find(BROWSERS) ?? texts.unknownBrowser;
  return system ? texts.browserOnSystem({ browser, system }) : browser;
}
