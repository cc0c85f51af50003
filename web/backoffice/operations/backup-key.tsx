import { useState } from 'react';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { PasswordStep } from '../session/factor/password-step.tsx';
import { useMay, useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

/** What was pressed is gone: the keyboard goes on where something came in its place. */
const focusField = (place: HTMLElement | null) => place?.querySelector('input')?.focus();
const focusIt = (place: HTMLElement | null) => place?.focus();

/** For administrators: what opens the backups, to be kept elsewhere than on this machine. */
export function BackupKey() {
  const isAllowed = useMay()(['ROLE_ADMIN']);
  const { client } = trpc.useUtils();
  const { data } = trpc.operations.backupKey.useQuery(undefined, { enabled: isAllowed });
  const [isAsked, setAsked] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  if (!isAllowed || !data || data.origin === 'none') return null;
  if (data.origin === 'given') return <p className="max-w-prose text-muted text-sm">{texts.keyGiven}</p>;
  const hide = () => {
    setAsked(false);
    setKey(null);
    setBack(true);
  };
  if (key !== null) return <ShownKey value={key} onHide={hide} />;
  if (isAsked)
    return (
      <div ref={focusField} className="max-w-md border-line border-t pt-3">
        <PasswordStep
          label={texts.showKey}
          onGiven={async (call) => setKey((await client.operations.showBackupKey.mutate(call)).key)}
          onCancel={hide}
        />
      </div>
    );
  return (
    <div>
      <Button look="secondary" size="small" ref={isBack ? focusIt : undefined} onClick={() => setAsked(true)}>
        <StaffIcon name="eye" />
        {texts.showKey}
      </Button>
    </div>
  );
}

function ShownKey({ value, onHide }: { value: string; onHide: () => void }) {
  const { zoneOf, branches } = useSession();
  const moment = formatDateTime(new Date(), zoneOf(branches[0]?.id ?? 0));
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify({ text: texts.copied, tone: 'success' }),
      () => notify({ text: texts.notCopied, tone: 'error' }),
    );
  return (
    <section
      ref={focusIt}
      tabIndex={-1}
      aria-label={texts.keyName}
      className="print-area flex flex-col gap-3 border-line border-t pt-3"
    >
      <p className="font-semibold">{texts.keyHead({ shop: window.location.host, moment })}</p>
      <p>
        <code className="inline-block select-all break-words rounded-theme border border-line bg-paper px-4 py-3 font-mono text-lg">
          {value}
        </code>
      </p>
      <p className="max-w-prose">{texts.keyWhy}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" onClick={() => void copy()}>
          <StaffIcon name="copy" />
          {texts.copy}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <StaffIcon name="printed" />
          {texts.print}
        </Button>
        <Button look="secondary" onClick={onHide}>
          {texts.hideKey}
        </Button>
      </div>
    </section>
  );
}
