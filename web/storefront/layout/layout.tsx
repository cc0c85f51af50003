import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readConsent } from '#web/lib/consent.ts';
import { readKiosk } from '#web/lib/kiosk.ts';
import { readPreview, usePreview } from '#web/lib/preview.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { Tracking } from '../consent/tracking.tsx';
import { KioskHost } from '../kiosk/kiosk-host.tsx';
import { Preview } from '../preview/preview.tsx';
import { PwaHost } from '../pwa/pwa-host.tsx';
import { StaffHost } from '../staff/staff-host.tsx';
import { useArrival } from './arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyFloatingButtons } from './lazy-floating-buttons.ts';
import { Lightbox } from './lightbox.tsx';
import { Notices } from './notices.tsx';
import { mayHaveShortcuts } from './shortcuts.ts';
import * as texts from './texts.ts';
import { Toolbar } from './toolbar.tsx';

interface LayoutProps {
  isConsentAsked: boolean;
  children: ReactNode;
}

/** Toolbar, header, screen, footer; all but the screen persist across navigation. */
export function Layout({ isConsentAsked, children }: LayoutProps) {
  const { shop } = useShop();
  const { pathname } = useLocation();
  const { isPreview } = usePreview();
  const main = useRef<HTMLElement>(null);
  const isMoved = useArrival(main);
  useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhalt"
        className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToContent}
      </a>
      {!isPreview && (
        <Dock>
          <PwaHost />
          <ConsentBanner isAskedAtFirst={isConsentAsked} />
        </Dock>
      )}
      {shop.config.enablePluginToolbar && <Toolbar />}
      <Header />
      <main
        id="inhalt"
        ref={main}
        tabIndex={-1}
        key={pathname}
        className={`relative flex flex-1 flex-col ${isMoved ? 'animate-fade' : ''}`}
      >
        <StaffHost />
        {/* Boundaries hydrate one by one: between them a phone can handle taps. */}
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {mayHaveShortcuts(pathname) && (
        <Suspense>
          <LazyFloatingButtons />
        </Suspense>
      )}
      <Notices />
      <KioskHost />
      <Lightbox />
      {isPreview ? <Preview /> : <Tracking />}
    </div>
  );
}

/** What only the browser knows, read after hydration: self-service, consent, who is signed in. */
function useSession(): void {
  useEffect(() => {
    readPreview(location);
    readKiosk(location);
    readConsent();
    // Without an answer everybody is a visitor.
    import('#web/lib/read-staff.ts').then(({ readStaff }) => readStaff()).catch(() => undefined);
  }, []);
}
