import { useEffect, useState } from 'react';
import { apiGet, apiPost } from '#web/lib/api.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { LoginFrame } from './login-frame.tsx';

/** /backend/logout: ends the session at once. */
export function LogoutPage() {
  const [state, setState] = useState<'busy' | 'done' | 'failed'>('busy');

  useEffect(() => {
    if (state !== 'busy') return;
    document.title = 'Abmelden – Theke';
    // The CSRF token comes with the user; the logout is refused without it.
    apiGet('/users/me')
      .then(() => apiPost('/logout'))
      .then(() => setState('done'))
      .catch(() => setState('failed'));
  }, [state]);

  return (
    <LoginFrame title="Abmelden">
      {state === 'busy' && <p role="status">Sie werden abgemeldet …</p>}
      {state === 'done' && (
        <>
          <NoticeBox tone="success" role="status">
            Sie sind abgemeldet.
          </NoticeBox>
          <ButtonAnchor href="/backend/login" size="large">
            Wieder anmelden
          </ButtonAnchor>
        </>
      )}
      {state === 'failed' && (
        <>
          <NoticeBox tone="error" role="alert">
            Sie konnten nicht abgemeldet werden.
          </NoticeBox>
          <Button onClick={() => setState('busy')}>Erneut versuchen</Button>
        </>
      )}
    </LoginFrame>
  );
}
