import { formatDate, formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';

export interface SessionRow {
  id: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

interface SessionListProps {
  sessions: readonly SessionRow[];
  /** Without it sessions end only together. */
  onEnd?: (session: SessionRow) => void;
  isBusy?: boolean;
}

/** Where somebody is signed in. */
export function SessionList({ sessions, onEnd, isBusy = false }: SessionListProps) {
  const { branches, zoneOf } = useSession();
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  const moment = (iso: string) =>
    `${formatDate(new Date(iso), timeZone)}, ${formatTime(new Date(iso), timeZone)} Uhr`;
  if (sessions.length === 0) return <p className="text-muted">Zurzeit nirgends angemeldet.</p>;
  return (
    <ul aria-label="Sitzungen" className="divide-y divide-line rounded-card border border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="flex min-w-0 items-center gap-3">
            <StaffIcon name="device" />
            <div className="min-w-0">
              <p className="font-semibold">
                {browserName(session.userAgent)}
                {session.isCurrent && <span className="ml-2 text-secondary text-sm">diese Sitzung</span>}
              </p>
              <p className="text-muted text-sm">
                Angemeldet {moment(session.createdAt)}, zuletzt aktiv {moment(session.lastSeenAt)}
              </p>
            </div>
          </div>
          {onEnd && !session.isCurrent && (
            <Button look="secondary" size="small" disabled={isBusy} onClick={() => onEnd(session)}>
              Abmelden
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Electron/, 'Theke-App'],
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
  return `${find(BROWSERS) ?? 'Unbekannter Browser'}${system ? ` auf ${system}` : ''}`;
}
