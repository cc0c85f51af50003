import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import type { ShopState } from '#web/lib/shop-data.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useBranchOrder } from '../active-branch.ts';
import { pageOf } from '../pages.ts';
import { mayHaveShortcuts } from './shortcuts.ts';
import * as texts from './texts.ts';

/** How far a visitor must scroll before the configurator is offered, in px. */
const CONFIGURATOR_AFTER = 250;
const PARTY_SERVICE = 'custom_party_service';

/** Targets of a page's floating buttons; null = hidden. */
export interface FloatingTargets {
  store: string | null;
  partyService: string | null;
}

/** None while ordering or following an order; the party service does not link to itself. `lead` is where orders go. */
export function floatingTargets(
  path: string,
  state: ShopState,
  lead: Branch | undefined = state.shop.branches[0],
): FloatingTargets {
  if (!mayHaveShortcuts(path)) return { store: null, partyService: null };
  const page = pageOf(path, state);
  const isPartyService = page.kind === 'site' && page.site.type === PARTY_SERVICE;
  const site = state.content.sites.find(({ type, isPublic }) => type === PARTY_SERVICE && isPublic);
  return {
    store: lead ? `/store/${lead.identifier}` : null,
    partyService: site && !isPartyService ? site.path : null,
  };
}

/**
 * Shortcuts that cover nothing of the page: configurator and party service on the phone in a bar at the bottom, on the
 * desktop the store in the margin. While the dock shows a card they wait (storefront.css).
 */
export function FloatingButtons() {
  const { shop, content } = useShop();
  const { isKiosk } = useKiosk();
  const [lead] = useBranchOrder();
  const { store, partyService } = floatingTargets(useLocation().pathname, { shop, content }, lead);
  const hasScrolled = useScrolledPast(CONFIGURATOR_AFTER);
  if (isKiosk || (store === null && partyService === null)) return null;
  return (
    <nav
      aria-label={texts.quickAccess}
      className="floating-buttons fixed inset-x-0 bottom-0 z-20 flex justify-end gap-2 border-line border-t bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:hidden print:hidden desk:top-1/2 desk:right-0 desk:bottom-auto desk:left-auto desk:-translate-y-1/2 desk:border-0 desk:bg-transparent desk:p-0"
    >
      {/* Appears later and on the left: the other one stays where it is. */}
      {store && hasScrolled && (
        <FloatingLink
          to={store}
          icon="sandwich"
          label={texts.snackConfigurator}
          className="inline-flex animate-rise bg-primary text-on-primary desk:hidden"
        />
      )}
      {partyService && (
        <FloatingLink
          to={partyService}
          icon="cutlery"
          label={texts.catering}
          className="inline-flex bg-ink text-paper desk:hidden"
        />
      )}
      {store && (
        <FloatingLink
          to={store}
          icon="bag"
          label={texts.orderOnline}
          className="hidden bg-primary text-on-primary desk:inline-flex"
        />
      )}
    </nav>
  );
}

interface FloatingLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** Includes the display, which differs between phone and desktop. */
  className: string;
}

/** The paddings follow the direction of the text, which runs downwards on the desktop. */
function FloatingLink({ to, icon, label, className }: FloatingLinkProps) {
  return (
    <Link
      to={to}
      className={`min-h-12 w-[calc(50%-0.25rem)] items-center justify-center gap-2 rounded-full px-2 text-center font-semibold leading-tight max-desk:text-[0.9375rem] desk:w-11 desk:rounded-r-none desk:rounded-l-card desk:px-5 desk:py-0 desk:shadow-lift desk:[writing-mode:vertical-rl] ${className}`}
    >
      <Icon name={icon} className="size-5" />
      {label}
    </Link>
  );
}

function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const measure = () => setIsPast(window.scrollY > distance);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [distance]);
  return isPast;
}
