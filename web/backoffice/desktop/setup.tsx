import '../backoffice.css';
import { type FormEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readPairingCode } from '#domain/access/pairing-code.ts';
import type { Connection, ConnectionState, Desktop } from '#electron/ipc.ts';
import { desktop } from '#web/lib/desktop.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { serverOrigin } from './server-address.ts';
import * as texts from './setup-texts.ts';

/** The first screen of the desktop app, before a server is configured: a separate page that the shell loads from disk. */
function Setup({ shell }: { shell: Desktop }) {
  const [serverUrl, setServerUrl] = useState('');
  const [deviceKey, setDeviceKey] = useState('');
  const [faults, setFaults] = useState<Partial<Record<keyof Connection, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [connected, setConnected] = useState<ConnectionState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasKeyRing, setHasKeyRing] = useState(true);
  const [keepUnencrypted, setKeepUnencrypted] = useState(false);

  useEffect(() => {
    shell
      .connection()
      .then((state) => {
        setServerUrl((typed) => typed || (state.serverUrl ?? ''));
        setProblem(state.problem);
        setHasKeyRing(state.hasKeyRing ?? true);
      })
      .catch(() => undefined);
  }, [shell]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const origin = serverOrigin(serverUrl);
    const key = readPairingCode(deviceKey) ?? deviceKey.trim();
    setProblem(null);
    setFaults({
      ...(origin ? {} : { serverUrl: texts.addressWrong }),
      ...(key === '' ? { deviceKey: texts.keyMissing } : {}),
    });
    if (!origin || key === '') return;
    setBusy(true);
    try {
      const state = await shell.connect({ serverUrl: origin, deviceKey: key, keepUnencrypted });
      setProblem(state.problem);
      if (!state.problem) setConnected(state);
    } catch {
      setProblem(texts.notConnected);
    } finally {
      setBusy(false);
    }
  };

  if (connected) {
    return (
      <NoticeBox tone="success" role="status" title={texts.connected}>
        {texts.ordersOpening({
          place: [connected.device, connected.branch?.name].filter(Boolean).join(', '),
        })}
      </NoticeBox>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-muted">{texts.introduction}</p>
      <TextField
        label={texts.serverAddress}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        placeholder={texts.addressExample}
        value={serverUrl}
        error={faults.serverUrl}
        onChange={(event) => setServerUrl(event.target.value)}
      />
      <TextField
        label={texts.codeOrKey}
        required
        type={isCodeLike(deviceKey) ? 'text' : 'password'}
        spellCheck={false}
        autoComplete="off"
        hint={hasKeyRing ? texts.keyRingHint : texts.noKeyRingHint}
        value={deviceKey}
        error={faults.deviceKey}
        onChange={(event) => setDeviceKey(event.target.value)}
      />
      {!hasKeyRing && (
        <CheckboxField
          label={texts.keepUnencrypted}
          checked={keepUnencrypted}
          onChange={(event) => setKeepUnencrypted(event.target.checked)}
        />
      )}
      {problem && (
        <NoticeBox tone="error" role="alert">
          {problem}
        </NoticeBox>
      )}
      <Button type="submit" size="large" isWide disabled={isBusy}>
        {isBusy ? texts.checking : texts.connect}
      </Button>
    </form>
  );
}

/** A code may be visible while it is typed; a key is a secret for years. */
function isCodeLike(typed: string): boolean {
  return typed.trim().length <= 11;
}

function SetupPage() {
  return (
    <main className="grid min-h-dvh place-items-center bg-sand px-4 py-10">
      <div className="w-full max-w-lg">
        <p className="mb-6 text-center font-display text-4xl text-primary">{texts.appName}</p>
        <div className="flex flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card sm:p-9">
          <h1 className="flex items-center gap-3 font-display text-2xl">
            <StaffIcon name="device" className="size-7" />
            {texts.title}
          </h1>
          {desktop ? <Setup shell={desktop} /> : <NoticeBox tone="error">{texts.desktopOnly}</NoticeBox>}
        </div>
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element #root');
document.title = texts.pageTitle;
createRoot(root).render(
  <StrictMode>
    <SetupPage />
  </StrictMode>,
);
