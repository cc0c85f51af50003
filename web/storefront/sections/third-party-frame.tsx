import { type ReactNode, useState } from 'react';
import { isFrameLink } from '#domain/text/link.ts';
import { useConsent } from '#web/lib/consent.ts';
import { usePreview } from '#web/lib/preview.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

const FRAME = 'aspect-[4/3] w-full overflow-hidden rounded-[1.25rem] md:aspect-video';

/**
 * Embedded content of another site. It is requested only with consent, or after a click on the placeholder that names its
 * source; the address must be that of a known host.
 */
export function ThirdPartyFrame({ src, title }: { src: string; title: string }) {
  const { consent } = useConsent();
  const { isPreview } = usePreview();
  const [isWanted, setIsWanted] = useState(false);
  if (!isFrameLink(src)) return null;
  const host = new URL(src).hostname.replace(/^www\./, '');
  // The preview's policy only allows the frames of published pages.
  if (isPreview || (consent !== 'accepted' && !isWanted))
    return <Placeholder src={src} host={host} onWant={() => setIsWanted(true)} />;
  return (
    <iframe
      src={src}
      title={title || texts.contentFrom({ host })}
      loading="lazy"
      allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
      // That host's scripts run in its own origin; they can neither leave the frame nor navigate this page.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      // Only this site's origin: without a referrer some video players refuse.
      referrerPolicy="strict-origin"
      className={`${FRAME} border-0 bg-sand`}
    />
  );
}

function Placeholder({ src, host, onWant }: { src: string; host: string; onWant: () => void }) {
  return (
    <div
      className={`${FRAME} flex h-auto min-h-72 flex-col items-center justify-center gap-4 border border-line bg-sand p-6 text-center`}
    >
      <Icon name="external" className="size-8 text-primary" />
      <p className="max-w-md">
        {texts.notLoaded<ReactNode>({
          host,
          strong: (words) => (
            <strong key="host" className="break-words font-semibold">
              {words}
            </strong>
          ),
        })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onWant}>{texts.showContent}</Button>
        <ButtonAnchor href={src} target="_blank" rel="noopener noreferrer" look="secondary">
          {texts.openInNewTab}
        </ButtonAnchor>
      </div>
    </div>
  );
}
