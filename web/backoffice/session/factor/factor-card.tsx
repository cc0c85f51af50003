import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { PasswordStep } from './password-step.tsx';
import { type CodeOwner, RecoveryCodes } from './recovery-codes.tsx';
import * as texts from './texts.ts';

/** So few are to be renewed. */
const FEW_CODES = 3;

type Step = 'set-up' | 'renew' | 'turn-off' | null;

/** Of the own account: on or off, and its recovery codes. */
export function FactorCard({ owner }: { owner: CodeOwner }) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const factor = trpc.factor.show.useQuery();
  const [step, setStep] = useState<Step>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const over = () => {
    setStep(null);
    setCodes(null);
    void factor.refetch();
  };
  if (factor.isPending) return <div className="skeleton h-16" aria-hidden="true" />;
  if (factor.isError)
    return (
      <NoticeBox tone="error" role="alert">
        {problemOf(factor.error).message ?? texts.unreachable}
      </NoticeBox>
    );
  if (codes) return <RecoveryCodes codes={codes} owner={owner} onKept={over} />;
  if (step === 'set-up') return <FactorSetup owner={owner} onDone={over} onCancel={() => setStep(null)} />;
  if (step === 'renew')
    return (
      <PasswordStep
        label={texts.renew}
        onGiven={async (call) => setCodes((await client.factor.renewCodes.mutate(call)).codes)}
        onCancel={() => setStep(null)}
      />
    );
  if (step === 'turn-off')
    return (
      <PasswordStep
        label={texts.turnOff}
        onGiven={async (call) => {
          await client.factor.remove.mutate(call);
          notify({ text: texts.turnedOff, tone: 'success' });
          over();
          // Whoever must have one sets up the next at once.
          void queries.invalidateQueries({ queryKey: ['me'] });
        }}
        onCancel={() => setStep(null)}
      />
    );
  const { isOn, since, codesLeft } = factor.data;
  if (!isOn || since === null)
    return (
      <>
        <p>{texts.about}</p>
        <p className="font-semibold">{texts.isOff}</p>
        <div>
          <Button onClick={() => setStep('set-up')}>{texts.setUp}</Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {texts.isOn({ day: formatDate(new Date(since), owner.timeZone) })}{' '}
        {texts.codesLeft({ count: codesLeft })}
      </p>
      {codesLeft <= FEW_CODES && <NoticeBox tone="warning">{texts.fewCodes}</NoticeBox>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setStep('renew')}>
          {texts.renew}
        </Button>
        <Button look="danger" onClick={() => setStep('turn-off')}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}
