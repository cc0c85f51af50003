import { type FormEvent, useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { placedFaults } from '../placed-faults.ts';
import { CodeField } from './code-field.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as texts from './texts.ts';

interface FactorSetupProps {
  email: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** Password, app, code, recovery codes: one after the other. */
export function FactorSetup({ email, onDone, onCancel }: FactorSetupProps) {
  const { client } = trpc.useUtils();
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={onDone} />;
  if (begun)
    return (
      <ConnectApp
        {...begun}
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
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

function ConnectApp({ secret, address, onCode, onCancel }: ConnectAppProps) {
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
        <h3 className="font-semibold text-lg">{texts.scanTitle}</h3>
        <p>{texts.scan}</p>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={address} label={texts.qrLabel} className="size-48 rounded-theme border border-line" />
          <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
            <p className="text-muted text-sm">{texts.byHand}</p>
            <code className="break-all font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <a href={address} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {texts.openApp}
            </a>
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="font-semibold text-lg">{texts.codeTitle}</h3>
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
