import { useEffect, useState } from 'react';
import { useConsent } from '#web/lib/consent.ts';
import { dismissInstall, useInstall, useInstallState } from '#web/lib/install.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { DockCard } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isInstallDismissed, promptDelay } from './install-delay.ts';
import * as texts from './texts.ts';

/** The page's own install prompt, a moment after the visitor agreed in the banner. */
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
    <DockCard label={texts.installApp}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="install" className="text-primary" />
        <div className="min-w-0 flex-1 basis-60 leading-snug">
          <p className="font-semibold">{texts.shopAsApp({ shop: shopName })}</p>
          <p className="hyphens-auto text-muted text-sm">{texts.promptText}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={open}>{texts.install}</Button>
          <Button look="quiet" onClick={dismissInstall}>
            {texts.notNow}
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
