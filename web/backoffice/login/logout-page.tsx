import { useEffect, useState } from 'react';
import { apiGet, apiPost } from '#web/lib/api.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { forgetDesk } from '../session/desk-store.ts';
import { LoginFrame } from './login-frame.tsx';
import * as texts from './texts.ts';

/** /backend/logout: ends the session at once. */
export function LogoutPage() {
  const [state, setState] = useState<'busy' | 'done' | 'failed'>('busy');

  useEffect(() => {
    if (state !== 'busy') return;
    document.title = texts.pageTitle({ place: texts.signOut });
    // The CSRF token comes with the user; logout is rejected without it.
    apiGet('/users/me')
      .then(() => apiPost('/logout'))
      .then(() => forgetDesk().catch(() => undefined))
      .then(() => setState('done'))
      .catch(() => setState('failed'));
  }, [state]);

  return (
    <LoginFrame title={texts.signOut}>
      {state === 'busy' && <p role="status">{texts.signingOut}</p>}
      {state === 'done' && (
        <>
          <NoticeBox tone="success" role="status">
            {texts.signedOut}
          </NoticeBox>
          <ButtonAnchor href="/backend/login" size="large">
            {texts.signInAgain}
          </ButtonAnchor>
        </>
      )}
      {state === 'failed' && (
        <>
          <NoticeBox tone="error" role="alert">
            {texts.notSignedOut}
          </NoticeBox>
          <Button onClick={() => setState('busy')}>{texts.retry}</Button>
        </>
      )}
    </LoginFrame>
  );
}
