import { type FormEvent, useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { placedFaults } from '../placed-faults.ts';
import { CodeField } from './code-field.tsx';
import { PasswordStep } from './password-step.tsx';
import { type CodeOwner, RecoveryCodes } from './recovery-codes.tsx';
import { StepTitle } from './step-title.tsx';
import * as texts from './texts.ts';

interface FactorSetupProps {
  owner: CodeOwner;
  /** Of the titles of its steps. */
  Heading?: 'h2' | 'h3';
  onDone: () => void;
  onCancel?: () => void;
}

/** Password, app, code, recovery codes: one after the other. */
export function FactorSetup({ owner, Heading = 'h3', onDone, onCancel }: FactorSetupProps) {
  const { client } = trpc.useUtils();
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} owner={owner} Heading={Heading} onKept={onDone} />;
  if (begun)
    return (
      <ConnectApp
        {...begun}
        Heading={Heading}
        onCode={async (code) => setCodes((await client.factor.confirm.mutate({ code })).codes)}
        onCancel={() => setBegun(null)}
      />
    );
  return (
    <PasswordStep
      label={texts.goOn}
      onGiven={async (call) => setBegun(await client.factor.begin.mutate(call))}
      {...(onCancel ? { onCancel } : {})}
    />
  );
}

interface ConnectAppProps {
  secret: string;
  address: string;
  Heading: 'h2' | 'h3';
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

function ConnectApp({ secret, address, Heading, onCode, onCancel }: ConnectAppProps) {
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    await onCode(code).catch((failure: unknown) => setErrors(placedFaults(failure, ['code'])));
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <StepTitle as={Heading} text={texts.scanTitle} />
        <p>{texts.scan}</p>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={address} label={texts.qrLabel} className="size-48 rounded-theme border border-line" />
          <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
            <p className="text-muted text-sm">{texts.byHand}</p>
            <code className="font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <a href={address} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {texts.openApp}
            </a>
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <Heading className="font-semibold text-lg">{texts.codeTitle}</Heading>
        {errors.root && (
          <NoticeBox tone="error" role="alert">
            {errors.root}
          </NoticeBox>
        )}
        <CodeField
          label={texts.code}
          inputMode="numeric"
          required
          value={code}
          error={errors.code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.processing : texts.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
