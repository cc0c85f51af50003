import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { declined } from './passkey-answer.ts';
import { PasswordStep } from './password-step.tsx';
import { StepForm } from './step-form.tsx';
import * as texts from './texts.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Of the own account. Nothing where the browser knows no passkeys. */
export function PasskeyList({ timeZone }: { timeZone: string }) {
  const passkeys = trpc.passkeys.list.useQuery();
  const { client } = trpc.useUtils();
  const [step, setStep] = useState<'add' | { remove: string } | null>(null);
  const over = () => {
    setStep(null);
    void passkeys.refetch();
  };
  if (passkeys.isPending) return <div className="skeleton h-16" aria-hidden="true" />;
  if (passkeys.isError)
    return (
      <NoticeBox tone="error" role="alert">
        {problemOf(passkeys.error).message ?? texts.unreachable}
      </NoticeBox>
    );
  if (step === 'add') return <NewPasskey onDone={over} onCancel={() => setStep(null)} />;
  if (step)
    return (
      <PasswordStep
        label={texts.removePasskey}
        onGiven={async (call) => {
          await client.passkeys.remove.mutate({ id: step.remove, ...call });
          notify({ text: texts.passkeyRemoved, tone: 'success' });
          over();
        }}
        onCancel={() => setStep(null)}
      />
    );
  const moment = (iso: string) => formatDateTime(new Date(iso), timeZone);
  return (
    <>
      <p>{texts.passkeysAbout}</p>
      {passkeys.data.length > 0 && (
        <ul aria-label={texts.passkeys} className="divide-y divide-line rounded-card border border-line">
          {passkeys.data.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="flex min-w-0 items-center gap-3">
                <StaffIcon name="device" />
                <div className="min-w-0">
                  <p className="break-words font-semibold">{name}</p>
                  <p className="text-muted text-sm">
                    {texts.passkeyTimes({
                      created: moment(createdAt),
                      used: lastUsedAt === null ? 'none' : moment(lastUsedAt),
                    })}
                  </p>
                </div>
              </div>
              <Button
                look="secondary"
                size="small"
                aria-label={texts.removePasskeyOf({ name })}
                onClick={() => setStep({ remove: id })}
              >
                {texts.removePasskey}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <div>
          <Button onClick={() => setStep('add')}>{texts.addPasskey}</Button>
        </div>
      ) : (
        <p className="text-muted">{texts.noPasskeysHere}</p>
      )}
    </>
  );
}

/** The password, then a name and whatever the device asks for. */
function NewPasskey({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { client } = trpc.useUtils();
  const [options, setOptions] = useState<object | null>(null);
  const [name, setName] = useState('');
  if (!options)
    return (
      <PasswordStep
        label={texts.goOn}
        onGiven={async (call) => setOptions(await client.passkeys.begin.mutate(call))}
        onCancel={onCancel}
      />
    );
  const register = async () => {
    const answer = await startRegistration({ optionsJSON: options as Options });
    await client.passkeys.add.mutate({ name, answer: { ...answer } });
    notify({ text: texts.passkeyAdded, tone: 'success' });
    onDone();
  };
  return (
    <StepForm
      label={texts.createPasskey}
      fields={['name']}
      work={register}
      readFailure={(failure) => {
        const reason = declined(failure);
        return reason === null ? null : { root: reason };
      }}
      onCancel={onCancel}
    >
      {(errors) => (
        <TextField
          label={texts.passkeyName}
          autoFocus
          hint={texts.passkeyNameHint}
          maxLength={60}
          required
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </StepForm>
  );
}
