import { type ComponentType, useEffect, useState } from 'react';
import { watchInstall } from '#web/lib/install.ts';
import { Optional } from '#web/ui/optional.tsx';

/**
 * Service worker, update banner, install prompt and instructions, offline notice. Their code comes when the page has
 * loaded, and before it is needed: without network it could not be fetched any more.
 */
export function PwaHost() {
  const [App, setApp] = useState<ComponentType | null>(null);

  useEffect(watchInstall, []);
  useEffect(() => {
    const load = () => {
      // Should this fail, the shop works like every page.
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
    // There from the start, so that what comes into it is read out.
    <div aria-live="polite" className="contents">
      {App && (
        <Optional>
          <App />
        </Optional>
      )}
    </div>
  );
}
