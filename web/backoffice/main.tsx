import './backoffice.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login/login-page.tsx';
import { LogoutPage } from './login/logout-page.tsx';
import { BootSkeleton } from './session/boot-screens.tsx';

const App = lazy(() => import('./app.tsx').then(({ App }) => ({ default: App })));

const TerminalPage = lazy(() =>
  import('./people/terminal/terminal-page.tsx').then(({ TerminalPage }) => ({ default: TerminalPage })),
);

/** Login, logout and the time tracking terminal are separate pages; everything else is behind /backend#/... */
function screenFor(path: string) {
  if (/^\/backend\/login\/?$/.test(path)) return <LoginPage />;
  if (/^\/backend\/logout\/?$/.test(path)) return <LogoutPage />;
  if (/^\/backend\/terminal\/?$/.test(path)) {
    return (
      <Suspense fallback={<BootSkeleton />}>
        <TerminalPage />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<BootSkeleton />}>
      <App />
    </Suspense>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element #root');
createRoot(root).render(<StrictMode>{screenFor(window.location.pathname)}</StrictMode>);
