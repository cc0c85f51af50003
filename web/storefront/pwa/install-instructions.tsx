import { closeInstall } from '#web/lib/install.ts';
import { type Platform, platformOf } from '#web/lib/platform.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';

interface Step {
  icon: IconName;
  text: string;
}

const ADD: Step = { icon: 'check', text: 'Bestätigen Sie rechts oben mit „Hinzufügen“.' };

/** How each browser names it. Safari says „Home-Bildschirm“, all others „Startbildschirm“. */
const STEPS: Record<Platform, readonly Step[]> = {
  android: [
    { icon: 'dots', text: 'Öffnen Sie das Menü Ihres Browsers: die drei Punkte am Rand.' },
    { icon: 'install', text: 'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.' },
    { icon: 'check', text: 'Bestätigen Sie mit „Installieren“.' },
  ],
  iphone: [
    { icon: 'share', text: 'Tippen Sie in der Leiste am unteren Rand auf „Teilen“.' },
    { icon: 'add-square', text: 'Wischen Sie nach oben und wählen Sie „Zum Home-Bildschirm“.' },
    ADD,
  ],
  ipad: [
    { icon: 'share', text: 'Tippen Sie rechts oben neben der Adresse auf „Teilen“.' },
    { icon: 'add-square', text: 'Wählen Sie „Zum Home-Bildschirm“.' },
    ADD,
  ],
  other: [
    { icon: 'dots', text: 'Öffnen Sie das Menü Ihres Browsers.' },
    {
      icon: 'install',
      text: 'Wählen Sie „App installieren“, „Als App installieren“ oder „Zum Dock hinzufügen“.',
    },
    {
      icon: 'info',
      text: 'Finden Sie nichts davon? Dann legen Sie ein Lesezeichen an, oder öffnen Sie diese Seite in einem anderen Browser.',
    },
  ],
};

/** What to press where the browser does not offer to install by itself. */
export function InstallInstructions() {
  const { shopName } = useShop().shop.config;
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Overlay isOpen onClose={closeInstall} title="App installieren">
      <p className="text-muted">So kommt {shopName} auf Ihren Bildschirm:</p>
      <ol className="mt-5 flex flex-col gap-5" data-platform={platform}>
        {STEPS[platform].map(({ icon, text }, index) => (
          <li key={text} className="flex items-center gap-4">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sand">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 flex-1 hyphens-auto leading-snug">
              <span className="sr-only">{index + 1}. </span>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </Overlay>
  );
}
