import { type ComponentType, useEffect, useState } from 'react';
import { watchInstall } from '#web/lib/install.ts';
import { Optional } from '#web/ui/optional.tsx';

/**
 * Service worker, update banner, install prompt and instructions, offline notice. Their code is fetched after the page
 * has loaded, before it is needed: offline it would be too late.
 */
export function PwaHost() {
  const [App, setApp] = useState<ComponentType | null>(null);

  useEffect(watchInstall, []);
  useEffect(() => {
    const load = () => {
      // If this fails, the shop works like any page.
      import('./app-shell.tsx').then(
        ({ AppShell }) => setApp(() => AppShell),
        () => undefined,
      );
    };
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);

  return (
    // Present from the start, so that screen readers announce what is added.
    <div aria-live="polite" className="contents">
      {App && (
        <Optional>
          <App />
        </Optional>
      )}
    </div>
  );
}
