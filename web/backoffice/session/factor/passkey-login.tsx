import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import type { SignedIn } from '../sign-in-state.ts';
import { declined } from './passkey-answer.ts';
import * as texts from './texts.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Signs in with what the device holds; nothing where the browser knows no passkeys. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (person: SignedIn) => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  const enter = async () => {
    setBusy(true);
    setFault(null);
    try {
      const options = await apiPost<Options>('/login/passkey/options', {});
      const answer = await startAuthentication({ optionsJSON: options });
      onSignedIn(await apiPost<SignedIn>('/login/passkey', { answer }));
    } catch (failure) {
      const said = failure instanceof ApiError && failure.status !== 0 ? failure.message : texts.unreachable;
      setFault(declined(failure) ?? said);
    }
    setBusy(false);
  };
  return (
    <>
      {fault && (
        <NoticeBox tone="error" role="alert">
          {fault}
        </NoticeBox>
      )}
      <Button look="secondary" size="large" isWide disabled={isBusy} onClick={() => void enter()}>
        {texts.passkeyLogin}
      </Button>
    </>
  );
}
