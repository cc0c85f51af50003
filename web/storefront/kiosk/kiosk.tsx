import './kiosk.css';
import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { addressIn, LANGUAGE } from '#domain/text/language.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { clearGuestData, hasOpenOrder } from './forget-guest.ts';
import { leavesTerminal } from './kiosk-idle.ts';
import { KioskTicket } from './kiosk-ticket.tsx';
import { Screensaver } from './screensaver.tsx';
import { StillThere } from './still-there.tsx';
import { useIdle } from './use-idle.ts';

/** A terminal for guests who order themselves: it asks, sleeps and resets on its own. */
export function Kiosk() {
  const { shop } = useShop();
  const { branches } = shop;
  const { home } = useKiosk();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const placed = matchPath('/status/:uid/:hash', pathname);
  const isOrdered = placed !== null;
  const { stage, wake, sleep } = useIdle(!isOrdered, () => hasOpenOrder(branches));
  const isAsleep = stage.kind === 'asleep';
  useTerminalPage();

  // The order is placed: its cart and contact data belong to nobody now.
  useEffect(() => {
    if (isOrdered) clearGuestData(branches);
  }, [isOrdered, branches]);

  // Behind the screensaver the terminal already resets for the next guest.
  useEffect(() => {
    if (!isAsleep) return;
    clearGuestData(branches);
    if (LANGUAGE === 'de') navigate(home);
    // The next guest begins in the language of the shop, whose pages are another build.
    else window.location.replace(addressIn('de', home));
    window.scrollTo(0, 0);
  }, [isAsleep, branches, home, navigate]);

  if (isAsleep) return <Screensaver home={home} onTap={wake} />;
  if (placed) {
    const { uid = '', hash = '' } = placed.params;
    return <KioskTicket uid={uid} hash={hash} onTimeout={sleep} onNew={() => navigate(home)} />;
  }
  return stage.kind === 'warning' ? (
    <StillThere secondsLeft={stage.secondsLeft} onStay={wake} onLeave={sleep} />
  ) : null;
}

/** Marks the page for terminal styles and disables every link that leads away. */
function useTerminalPage(): void {
  useEffect(() => {
    const { documentElement: page } = document;
    page.dataset.kiosk = '';
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leavesTerminal(link, location.origin)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A long press must not offer to open, copy or search.
    const onMenu = (event: Event) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('contextmenu', onMenu);
    return () => {
      delete page.dataset.kiosk;
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('contextmenu', onMenu);
    };
  }, []);
}
