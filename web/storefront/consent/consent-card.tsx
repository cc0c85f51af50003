import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Config } from '#domain/shop/shop.ts';
import { closeConsent, decideConsent, useConsent } from '#web/lib/consent.ts';
import { joinWords } from '#web/lib/format.ts';
import { legalText } from '#web/lib/legal.ts';
import { useShop } from '#web/lib/shop.tsx';
import { forgetPixel } from '#web/lib/tracking/forget-pixel.ts';
import { Button } from '#web/ui/button.tsx';
import { DockCard } from '#web/ui/dock.tsx';
import { fromPage, useHistoryEntry } from '#web/ui/overlay-history.ts';
import * as texts from './texts.ts';

const CHOICES = [
  { consent: 'accepted', label: texts.accept },
  { consent: 'declined', label: texts.onlyNecessary },
] as const;

/** The banner itself. Opened from the footer it takes the focus, and returns it once the choice is made. */
export function ConsentCard() {
  const { config } = useShop().shop;
  const { consent, isReopened } = useConsent();
  const present = CHOICES.find((choice) => choice.consent === consent);
  const card = useRef<HTMLElement>(null);
  // The choice stays as it is; visitors who were never asked have to answer.
  useHistoryEntry(isReopened, closeConsent);

  useEffect(() => {
    if (!isReopened) return;
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isReopened]);

  return (
    <DockCard label={texts.label} place={card} className="needs-scripts">
      <p className="font-display text-lg leading-tight">{texts.title}</p>
      <p className="mt-1 hyphens-auto text-sm leading-normal">
        {texts.intro({ purposes: purposes(config) })} <PrivacyLink config={config} />
      </p>
      {present && (
        <p className="mt-2 text-sm">
          {texts.presentChoice} <strong className="font-semibold">{present.label}</strong>
        </p>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {CHOICES.map((choice) => (
          <Button
            key={choice.consent}
            look="secondary"
            // Both labels on one line, even on a phone.
            size="small"
            onClick={() => decide(choice.consent, config)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </DockCard>
  );
}

/** Stores the choice and applies it at once: a pixel starts and ends with a page load. */
function decide(consent: 'accepted' | 'declined', { pixelId }: Config): void {
  const { consent: before, isReopened } = useConsent.getState();
  // The banner must not take the focus with it; the page's content is the nearest sensible place.
  if (!isReopened) document.getElementById('inhalt')?.focus({ preventScroll: true });
  const isReloading = consent === 'accepted' && before !== 'accepted' && Boolean(pixelId);
  useConsent.setState({ isReloading });
  decideConsent(consent);
  if (consent === before) return;
  // Both may reload the page.
  if (isReloading) fromPage(() => location.reload());
  if (before === 'accepted') fromPage(forgetPixel);
}

/** What this shop asks consent for. */
function purposes({ pixelId, enablePluginMapbox }: Config): string {
  return joinWords([
    texts.countVisits,
    ...(enablePluginMapbox ? [texts.showMaps] : []),
    ...(pixelId ? [texts.measureAdvertising] : []),
  ]);
}

function PrivacyLink({ config }: { config: Config }) {
  const text = legalText(config, 'privacy');
  if (!text?.href) return null;
  const look = 'inline-block py-0.5 font-medium underline underline-offset-4';
  return text.isExternal ? (
    <a href={text.href} target="_blank" rel="noopener" className={look}>
      {texts.privacyPolicy}
    </a>
  ) : (
    <Link to={text.href} className={look}>
      {texts.privacyPolicy}
    </Link>
  );
}
