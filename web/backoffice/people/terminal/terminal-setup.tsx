import { useState } from 'react';
import { LoginFrame } from '#web/backoffice/login/login-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { SecretField } from '../secret-field.tsx';
import { callServer, type Terminal } from './terminal-api.ts';
import * as texts from './texts.ts';

/** Codes from the backend are typed by hand; keys are much longer and pasted. */
const LONGEST_CODE = 20;

/** Once per computer: which device it is, and thereby its branch. */
export function TerminalSetup({ onReady }: { onReady: (terminal: Terminal) => void }) {
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      onReady(await terminalOf(secret.trim()));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : texts.setUpFailed);
      setBusy(false);
    }
  };
  return (
    <LoginFrame title={texts.setUp}>
      <p>{texts.setUpHint}</p>
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SecretField
          label={texts.codeOrKey}
          autoComplete="off"
          value={secret}
          disabled={isBusy}
          onChange={({ target }) => setSecret(target.value)}
        />
        <Button type="submit" size="large" isWide disabled={isBusy || secret.trim() === ''}>
          {isBusy ? texts.checking : texts.setUpSubmit}
        </Button>
      </form>
    </LoginFrame>
  );
}

/** The device for a code, which is used up, or for a key. */
async function terminalOf(secret: string): Promise<Terminal> {
  const key =
    secret.length <= LONGEST_CODE
      ? (await callServer<{ key: string }>('/devices/pair', { body: { code: secret } })).key
      : secret;
  const { branch } = await callServer<{ branch: { id: number; name: string; timeZone: string } }>(
    '/devices/me',
    { headers: { Authorization: `Bearer ${key}` } },
  );
  return { branch: branch.id, branchName: branch.name, timeZone: branch.timeZone, key };
}
