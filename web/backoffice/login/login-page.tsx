import { useEffect, useRef, useState } from 'react';
import { ApiError, apiGet, apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { PasskeyLogin } from '../session/factor/passkey-login.tsx';
import { FIRST, FIRST_PASSWORD, returnPath } from '../session/return-path.ts';
import {
  arrive,
  asksForCode,
  CodeForm,
  FirstPasswordForm,
  LinkForm,
  PasswordForm,
  sentenceOf,
} from './login-forms.tsx';
import { LoginFrame } from './login-frame.tsx';
import * as texts from './texts.ts';

/** Who has to set up a second factor first is asked for a first password after that. */
function noProfileYet(error: unknown): { hasPassword: boolean } {
  if (error instanceof ApiError && error.errors[0]?.code === 'second-factor-setup-required')
    return { hasPassword: true };
  throw error;
}

/**
 * /backend/login: with password, or with a mailed link; the link of an invitation asks for a password first. Plain REST:
 * tRPC and its cache are not needed before the user is known.
 */
export function LoginPage() {
  const query = new URLSearchParams(window.location.search);
  const target = returnPath(query.get('to'), window.location.origin);
  const token = query.get('token');
  const [mode, setMode] = useState<'password' | 'link'>('password');
  const [linkError, setLinkError] = useState<string | null>(null);
  const [isRedeeming, setRedeeming] = useState(token !== null);
  const [isFirst, setFirst] = useState(query.has(FIRST));
  const [needsCode, setNeedsCode] = useState(false);
  const isTried = useRef(false);

  const hasEntered = useRef(async () => {
    const { hasPassword } = await apiGet<{ hasPassword: boolean }>('/users/me/profile').catch(noProfileYet);
    if (hasPassword) return window.location.replace(target);
    // A reload has to ask again.
    window.history.replaceState(null, '', FIRST_PASSWORD);
    setFirst(true);
    setRedeeming(false);
  });

  useEffect(() => {
    document.title = texts.pageTitle({ place: texts.signIn });
    // A link works once: a second render must not send it again.
    if (token === null || isTried.current) return;
    isTried.current = true;
    // The token must not stay in the browser's history.
    window.history.replaceState(null, '', '/backend/login');
    apiPost('/login/link', { token })
      .then(hasEntered.current)
      .catch((error: unknown) => {
        if (asksForCode(error)) setNeedsCode(true);
        else setLinkError(sentenceOf(error));
        setRedeeming(false);
      });
  }, [token]);

  if (isRedeeming) {
    return (
      <LoginFrame title={texts.signIn}>
        <p role="status">{texts.signingIn}</p>
      </LoginFrame>
    );
  }
  if (needsCode) {
    return (
      <LoginFrame title={texts.signIn}>
        <CodeForm onCode={(code) => apiPost('/login/link', { token, code }).then(hasEntered.current)} />
      </LoginFrame>
    );
  }
  if (isFirst) {
    return (
      <LoginFrame title={texts.choosePassword}>
        <FirstPasswordForm target={target} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={mode === 'password' ? texts.signIn : texts.askForLinkTitle}>
      {linkError && (
        <NoticeBox tone="error" role="alert">
          {linkError}
        </NoticeBox>
      )}
      {mode === 'password' ? <PasswordForm target={target} /> : <LinkForm />}
      <PasskeyLogin onSignedIn={(person) => arrive(person, target)} />
      <Button look="quiet" onClick={() => setMode(mode === 'password' ? 'link' : 'password')}>
        {mode === 'password' ? texts.withLink : texts.withPassword}
      </Button>
    </LoginFrame>
  );
}
