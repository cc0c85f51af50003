import { useEffect, useRef, useState } from 'react';
import { apiGet, apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { returnPath } from '../session/return-path.ts';
import { FirstPasswordForm, LinkForm, PasswordForm, sentenceOf } from './login-forms.tsx';
import { LoginFrame } from './login-frame.tsx';
import * as texts from './texts.ts';

/** The parameter of the address while somebody invited has no password yet. */
const FIRST = 'passwort';

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
  const isTried = useRef(false);

  useEffect(() => {
    document.title = texts.pageTitle({ place: texts.signIn });
    // A link works once: a second render must not send it again.
    if (token === null || isTried.current) return;
    isTried.current = true;
    // The token must not stay in the browser's history.
    window.history.replaceState(null, '', '/backend/login');
    apiPost('/login/link', { token })
      .then(() => apiGet<{ hasPassword: boolean }>('/users/me/profile'))
      .then(({ hasPassword }) => {
        if (hasPassword) return window.location.replace(target);
        // A reload has to ask again.
        window.history.replaceState(null, '', `/backend/login?${FIRST}`);
        setFirst(true);
        setRedeeming(false);
      })
      .catch((error: unknown) => {
        setLinkError(sentenceOf(error));
        setRedeeming(false);
      });
  }, [token, target]);

  if (isRedeeming) {
    return (
      <LoginFrame title={texts.signIn}>
        <p role="status">{texts.signingIn}</p>
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
      <Button look="quiet" onClick={() => setMode(mode === 'password' ? 'link' : 'password')}>
        {mode === 'password' ? texts.withLink : texts.withPassword}
      </Button>
    </LoginFrame>
  );
}
