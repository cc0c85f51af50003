import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { LoginFrame } from './login-frame.tsx';
import { returnPath } from './return-path.ts';

const NO_ANSWER = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.';

function sentence(error: unknown): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : NO_ANSWER;
}

/**
 * /backend/login: with password, or with a mailed link. Plain REST: the procedures and their cache are not needed
 * before somebody is known.
 */
export function LoginPage() {
  const query = new URLSearchParams(window.location.search);
  const target = returnPath(query.get('to'), window.location.origin);
  const token = query.get('token');
  const [mode, setMode] = useState<'password' | 'link'>('password');
  const [linkError, setLinkError] = useState<string | null>(null);
  const [isRedeeming, setRedeeming] = useState(token !== null);
  const isTried = useRef(false);

  useEffect(() => {
    document.title = 'Anmelden – Theke';
    // A link works once: it must not be sent again by a second rendering.
    if (token === null || isTried.current) return;
    isTried.current = true;
    // The token has no business in the history of the browser.
    window.history.replaceState(null, '', '/backend/login');
    apiPost('/login/link', { token })
      .then(() => window.location.replace(target))
      .catch((error: unknown) => {
        setLinkError(sentence(error));
        setRedeeming(false);
      });
  }, [token, target]);

  if (isRedeeming) {
    return (
      <LoginFrame title="Anmelden">
        <p role="status">Sie werden angemeldet …</p>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={mode === 'password' ? 'Anmelden' : 'Anmeldelink anfordern'}>
      {linkError && (
        <NoticeBox tone="error" role="alert">
          {linkError}
        </NoticeBox>
      )}
      {mode === 'password' ? <PasswordForm target={target} /> : <LinkForm />}
      <Button look="quiet" onClick={() => setMode(mode === 'password' ? 'link' : 'password')}>
        {mode === 'password' ? 'Anmeldelink per E-Mail erhalten' : 'Mit Passwort anmelden'}
      </Button>
    </LoginFrame>
  );
}

function PasswordForm({ target }: { target: string }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(null);
    apiPost('/login', { username: form.get('username'), password: form.get('password') })
      .then(() => window.location.assign(target))
      .catch((fault: unknown) => {
        setError(sentence(fault));
        setBusy(false);
      });
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="E-Mail" name="username" type="email" autoComplete="username" required />
      <TextField label="Passwort" name="password" type="password" autoComplete="current-password" required />
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      <Button type="submit" size="large" isWide disabled={isBusy}>
        {isBusy ? 'Verarbeiten …' : 'Anmelden'}
      </Button>
    </form>
  );
}

function LinkForm() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setError(null);
    apiPost('/login-link', { email })
      .then(() => setState('sent'))
      .catch((fault: unknown) => {
        setError(sentence(fault));
        setState('open');
      });
  };

  if (state === 'sent') {
    return (
      <NoticeBox tone="success" role="status" title="Bitte sehen Sie in Ihrem Postfach nach.">
        Falls die Adresse bekannt ist, haben wir Ihnen einen Link zum Anmelden geschickt. Er gilt 15 Minuten.
      </NoticeBox>
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="E-Mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      <Button type="submit" size="large" isWide disabled={state === 'busy'}>
        {state === 'busy' ? 'Verarbeiten …' : 'Link anfordern'}
      </Button>
    </form>
  );
}
