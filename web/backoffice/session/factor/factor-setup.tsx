import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordStep } from './password-step.tsx';
import { type CodeOwner, RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';
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
  return (
    <StepForm label={texts.confirm} fields={['code']} work={() => onCode(code)} onCancel={onCancel}>
      {(errors) => (
        <>
          <div className="flex flex-col gap-3">
            <StepTitle as={Heading} text={texts.scanTitle} />
            <p>{texts.scan}</p>
            <div className="flex flex-wrap items-center gap-5">
              <QrCode
                text={address}
                label={texts.qrLabel}
                className="size-48 rounded-theme border border-line"
              />
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
            <CodeField
              label={texts.code}
              inputMode="numeric"
              required
              value={code}
              error={errors.code}
              onChange={({ target }) => setCode(target.value)}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}
