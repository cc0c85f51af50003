import { useEffect, useState } from 'react';
import { useConsent } from '#web/lib/consent.ts';
import {
  dismissInstall,
  isInstallDismissed,
  promptDelay,
  useInstall,
  useInstallState,
} from '#web/lib/install.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { DockCard } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The page offers by itself to be installed, a moment after the visitor agreed in the banner. */
export function InstallPrompt() {
  const { shopName } = useShop().shop.config;
  const delay = useDelay();
  const { open } = useInstall();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (delay === null) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  if (!isShown) return null;
  return (
    <DockCard label="App installieren">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="install" className="text-primary" />
        <div className="min-w-0 flex-1 basis-60 leading-snug">
          <p className="font-semibold">{shopName} als App</p>
          <p className="hyphens-auto text-muted text-sm">
            Unsere Speisekarte immer griffbereit, auch wenn einmal kein Netz da ist.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={open}>Installieren</Button>
          <Button look="quiet" onClick={dismissInstall}>
            Nicht jetzt
          </Button>
        </div>
      </div>
    </DockCard>
  );
}

/** In milliseconds; null while nothing may be offered. */
function useDelay(): number | null {
  const { enablePluginPWA } = useShop().shop.config;
  const { isKiosk } = useKiosk();
  const { consent, isFresh } = useConsent();
  return promptDelay({
    ...useInstallState(),
    isPluginOn: enablePluginPWA,
    isKiosk,
    consent,
    isFreshConsent: isFresh,
    isDismissed: isInstallDismissed(),
  });
}
