import type { Level } from '#domain/operations/judgement.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { EmptyBox } from '../layout/empty-box.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { BackupKey } from './backup-key.tsx';
import * as texts from './texts.ts';
import { type ShownFinding, useOperations } from './use-operations.ts';

const LOOKS = {
  ok: { icon: 'check', badge: 'bg-secondary text-white', card: 'border-line' },
  notice: { icon: 'eye', badge: 'bg-warning-soft text-warning', card: 'border-warning' },
  fault: { icon: 'warning', badge: 'bg-error text-white', card: 'border-error border-2' },
} as const;

/** #/operations: how server, devices and services are, for people who do not know servers. */
export function OperationsPage() {
  const isAllowed = useMay()(['ROLE_MANAGER']);
  return isAllowed ? <Operations /> : <NotFoundPage />;
}

function Operations() {
  const { data, isError, dataUpdatedAt, refetch } = useOperations();
  return (
    <ScrollPage label={texts.title} className="max-w-4xl gap-6 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.intro}</p>
      </div>
      {!data && isError && (
        <EmptyBox text={texts.loadFailed}>
          <Button look="secondary" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton h-96" />}
      {data && (
        <>
          {isError && <Outdated at={new Date(dataUpdatedAt)} />}
          <Summary levels={data.map(({ level }) => level)} />
          <ul aria-label={texts.title} className="flex flex-col gap-3">
            {data.map((finding) => (
              <Finding key={finding.subject} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </ScrollPage>
  );
}

/** The screen's own zone: it is about this computer's wait for the server. */
function Outdated({ at }: { at: Date }) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p role="status" className="rounded-card bg-error-soft p-4 font-semibold text-error">
      {texts.outdated({ time: formatTime(at, timeZone) })}
    </p>
  );
}

function Summary({ levels }: { levels: readonly Level[] }) {
  const faults = levels.filter((level) => level === 'fault').length;
  const notices = levels.filter((level) => level === 'notice').length;
  const [look, text] =
    faults > 0
      ? ['bg-error-soft text-error', texts.somethingIsDown({ count: faults })]
      : notices > 0
        ? ['bg-warning-soft', texts.somethingWaits({ count: notices })]
        : ['bg-secondary-soft', texts.allFine];
  return (
    <p role="status" className={`rounded-card p-4 font-semibold text-lg ${look}`}>
      {text}
    </p>
  );
}

function Finding({ finding: { subject, name, level, since, says, advice } }: { finding: ShownFinding }) {
  const { zoneOf, branches } = useSession();
  const { icon, badge, card } = LOOKS[level];
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  return (
    <li className={`flex flex-col gap-2 rounded-card border bg-card p-4 ${card}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-lg">{name}</h2>
        <p className={`inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold text-sm ${badge}`}>
          <StaffIcon name={icon} className="size-4" />
          {texts.LEVELS[level]}
        </p>
        {since && (
          <p className="text-muted text-sm">
            <time dateTime={since}>{texts.since({ moment: formatDateTime(new Date(since), timeZone) })}</time>
          </p>
        )}
      </div>
      <p className="max-w-prose">{says}</p>
      {advice && (
        <p className="max-w-prose rounded-theme bg-sand p-3 text-sm">
          <span className="font-semibold">{texts.nextStep}</span> {advice}
        </p>
      )}
      {subject === 'backup' && <BackupKey />}
    </li>
  );
}
