import { Link } from 'react-router-dom';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';
import { useOperations } from './use-operations.ts';

/** A red line below the header while the last good backup is too old: what was lost then could not be brought back. */
export function BackupNotice() {
  const { data = [] } = useOperations();
  const { zoneOf, branches } = useSession();
  const finding = data.find(({ subject, level }) => subject === 'backup' && level === 'fault');
  if (!finding) return null;
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  return (
    <section
      aria-label={finding.name}
      className="flex shrink-0 flex-wrap items-center gap-x-2 border-error border-b bg-error-soft px-4 py-1 text-error text-sm print:hidden"
    >
      <StaffIcon name="warning" className="size-4 shrink-0" />
      <p className="font-semibold">
        {finding.since
          ? texts.noBackupSince({ moment: formatDateTime(new Date(finding.since), timeZone) })
          : finding.says}
      </p>
      <Link to="/operations" className="whitespace-nowrap py-1 font-semibold underline underline-offset-4">
        {texts.nextStep}
      </Link>
    </section>
  );
}
