import { lazy } from 'react';
import { isConsentAsked, useConsent } from '#web/lib/consent.ts';
import { useInstallState } from '#web/lib/install.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { DockCard } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import { useIsOffline } from './offline.ts';
import { useServiceWorker } from './service-worker-client.ts';
import * as texts from './texts.ts';

const InstallInstructions = lazy(() =>
  import('./install-instructions.tsx').then((module) => ({ default: module.InstallInstructions })),
);

/** Everything that makes the page an app. Only one thing at a time occupies the dock, and the cookie choice comes first. */
export function AppShell() {
  const { enablePluginPWA } = useShop().shop.config;
  const { isKiosk } = useKiosk();
  const { isUpdateReady, restart } = useServiceWorker(enablePluginPWA, isKiosk);
  const isOffline = useIsOffline();
  const isAsked = useConsent(isConsentAsked) && !isKiosk;
  const isExplained = useInstallState((state) => state.isExplained);
  return (
    <>
      {isOffline ? (
        <OfflineNotice />
      ) : isAsked ? null : isUpdateReady ? (
        <UpdateBanner onRestart={restart} />
      ) : (
        <InstallPrompt />
      )}
      {isExplained && (
        <Optional>
          <InstallInstructions />
        </Optional>
      )}
    </>
  );
}

function OfflineNotice() {
  return (
    <DockCard label={texts.offline}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="offline" className="text-muted" />
        <div className="min-w-0 flex-1 basis-52 leading-snug">
          <p className="font-semibold">{texts.offlineTitle}</p>
          <p className="hyphens-auto text-muted text-sm">{texts.offlineText}</p>
        </div>
        <Button look="secondary" onClick={() => location.reload()}>
          {texts.retry}
        </Button>
      </div>
    </DockCard>
  );
}

function UpdateBanner({ onRestart }: { onRestart: () => void }) {
  return (
    <DockCard label={texts.newVersion}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="refresh" className="text-primary" />
        <p className="min-w-0 flex-1 basis-52 font-semibold leading-snug">{texts.newVersionText}</p>
        <Button onClick={onRestart}>{texts.restart}</Button>
      </div>
    </DockCard>
  );
}
