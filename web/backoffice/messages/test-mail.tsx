import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useMay } from '../session/session.tsx';
import * as texts from './texts.ts';

interface Result {
  look: string;
  sentence: string;
  reply: string | null;
}

const LOOKS: Readonly<Record<string, string>> = { accepted: 'text-secondary', kept: 'text-warning' };

/** Sends a mail to the administrator's own address and says what the mail server answered; nothing for others. */
export function TestMail() {
  const isAdministrator = useMay()(['ROLE_ADMIN']);
  const [result, setResult] = useState<Result | null>(null);
  const utils = trpc.useUtils();
  const test = trpc.mailBox.test.useMutation({
    meta: { failure: { id: 'mail-test', text: texts.testFailed } },
    onSuccess: ({ outcome, sentence, reply }) => {
      setResult({ look: LOOKS[outcome] ?? 'text-error', sentence, reply });
      void utils.mailBox.list.invalidate();
    },
  });
  if (!isAdministrator) return null;
  return (
    <div className="flex max-w-prose flex-col items-start gap-2">
      <Button
        look="secondary"
        aria-disabled={test.isPending}
        onClick={() => {
          if (test.isPending) return;
          setResult(null);
          test.mutate();
        }}
      >
        <StaffIcon name="mail" />
        {test.isPending ? texts.testing : texts.sendTest}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {result && (
          <>
            <p className={`font-semibold ${result.look}`}>{result.sentence}</p>
            {result.reply && (
              <p className="text-muted">
                {texts.serverSaid} <q className="break-words">{result.reply}</q>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
