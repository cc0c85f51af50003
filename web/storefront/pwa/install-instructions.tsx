import { closeInstall } from '#web/lib/install.ts';
import { type Platform, platformOf } from '#web/lib/platform.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './install-texts.ts';

interface Step {
  icon: IconName;
  text: string;
}

const ADD: Step = { icon: 'check', text: texts.confirmAdding };

/** What each browser calls it. Safari says „Home-Bildschirm“, all others „Startbildschirm“. */
const STEPS: Record<Platform, readonly Step[]> = {
  android: [
    { icon: 'dots', text: texts.openDotsMenu },
    { icon: 'install', text: texts.chooseInstallOrAdd },
    { icon: 'check', text: texts.confirmInstalling },
  ],
  iphone: [{ icon: 'share', text: texts.shareBelow }, { icon: 'add-square', text: texts.swipeUpToAdd }, ADD],
  ipad: [{ icon: 'share', text: texts.shareAbove }, { icon: 'add-square', text: texts.addToHomeScreen }, ADD],
  other: [
    { icon: 'dots', text: texts.openMenu },
    {
      icon: 'install',
      text: texts.chooseInstall,
    },
    {
      icon: 'info',
      text: texts.orBookmark,
    },
  ],
};

/** What to press if the browser has no install prompt. */
export function InstallInstructions() {
  const { shopName } = useShop().shop.config;
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Overlay isOpen onClose={closeInstall} title={texts.installApp}>
      <p className="text-muted">{texts.intro({ shop: shopName })}</p>
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
