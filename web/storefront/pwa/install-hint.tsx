import { useState } from 'react';
import { dismissInstall, useInstall } from '#web/lib/install.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isInstallDismissed } from './install-delay.ts';
import * as texts from './texts.ts';

/** On the status page: customers who have ordered once will order again. Hidden for a month once declined. */
export function InstallHint() {
  const { canOffer, open } = useInstall();
  const [isDismissed, setIsDismissed] = useState(isInstallDismissed);
  if (!canOffer || isDismissed) return null;
  return (
    <section
      aria-label={texts.installApp}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card px-5 py-5 shadow-card sm:px-7"
    >
      <Icon name="install" className="size-7 text-primary" />
      <div className="min-w-0 flex-1 basis-60 leading-snug">
        <h2 className="font-display text-xl">{texts.hintTitle}</h2>
        <p className="mt-1 hyphens-auto text-muted">{texts.hintText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={open}>
          {texts.installApp}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            dismissInstall();
            setIsDismissed(true);
          }}
        >
          {texts.notNow}
        </Button>
      </div>
    </section>
  );
}
