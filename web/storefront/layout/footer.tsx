import { Link, useLocation } from 'react-router-dom';
import { placeLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { reopenConsent } from '#web/lib/consent.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useInstall } from '#web/lib/install.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { legalTexts } from '#web/lib/legal.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useAboveDock } from '#web/ui/dock.tsx';
import { GroupedHours } from '#web/ui/grouped-hours.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useBranchOfPage } from '../active-branch.ts';
import { ShopLink } from '../text/shop-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { footerLinks, type NavigationLink } from './navigation.ts';
import { EntryLink } from './navigation-bar.tsx';
import * as texts from './texts.ts';

const LINK = 'inline-flex min-h-8 items-center text-left underline-offset-4 hover:underline';
/** Up to this many branches get address and hours here; more are only on the home page. */
const BRANCHES_SHOWN = 2;

/** Who the shop is, where and when; a self-service terminal only shows whose it is. */
export function Footer() {
  const { isKiosk } = useKiosk();
  return (
    <footer style={useAboveDock()} className="page-end mt-auto border-line border-t bg-sand">
      {!isKiosk && <FooterColumns />}
      <Copyright />
    </footer>
  );
}

function FooterColumns() {
  const { shop } = useShop();
  const ofPage = useBranchOfPage();
  const { config } = shop;
  const only = shop.branches.length === 1 ? shop.branches[0] : undefined;
  const branches = ofPage ? [ofPage] : shop.branches.slice(0, BRANCHES_SHOWN);
  return (
    <div className="page-width grid gap-x-10 gap-y-12 py-12 md:grid-cols-2 desk:grid-cols-[1.2fr_repeat(2,minmax(0,1.1fr))_auto] desk:gap-14 desk:py-16">
      <div className="flex min-w-0 flex-col items-start gap-4">
        <Logo isLarge />
        {config.description && <p className="max-w-sm text-muted">{config.description}</p>}
        {only && (
          <Link to={`/store/${only.identifier}`} className={`${LINK} font-semibold text-primary`}>
            {texts.orderOnline}
          </Link>
        )}
        {!ofPage && shop.branches.length > BRANCHES_SHOWN && (
          <Link to="/" className={`${LINK} font-semibold text-primary`}>
            {texts.allBranches}
          </Link>
        )}
      </div>
      {branches.map((branch) => (
        <BranchContact key={branch.id} branch={branch} />
      ))}
      <div className="flex min-w-0 flex-col gap-8 md:max-desk:odd:col-span-2 md:max-desk:odd:grid md:max-desk:odd:grid-cols-2 md:max-desk:odd:gap-x-10">
        <FooterNavigation />
        <ServiceLinks />
        <LanguageSwitch className="min-h-8 self-start" />
      </div>
    </div>
  );
}

/** The menu of the record `footer`; a group has its name above its links. */
function FooterNavigation() {
  const { pathname: path } = useLocation();
  const links = footerLinks({ ...useShop(), path });
  if (links.length === 0) return null;
  return (
    <nav aria-label={texts.footerNavigation}>
      <FooterList links={links} />
    </nav>
  );
}

function FooterList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link) => (
        <li key={link.id} className={`min-w-0 ${link.href === null ? 'not-first:pt-5' : ''}`}>
          {link.href === null ? (
            <p className="pb-2 font-display text-lg">{link.label}</p>
          ) : (
            <EntryLink link={link} className={`${LINK} hyphens-auto aria-[current]:font-semibold`} />
          )}
          {link.children.length > 0 && (
            <div className={link.href === null ? '' : 'pl-4'}>
              <FooterList links={link.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The texts required by law, the consent, and the app. */
function ServiceLinks() {
  const { config } = useShop().shop;
  const install = useInstall();
  return (
    <nav aria-label={texts.legal}>
      <ul className="flex flex-col gap-1">
        {legalTexts(config).map(
          ({ name, title, href }) =>
            href && (
              <li key={name}>
                <ShopLink href={href} className={LINK}>
                  {title}
                </ShopLink>
              </li>
            ),
        )}
        <li>
          <button type="button" onClick={reopenConsent} className={LINK}>
            {texts.cookieSettings}
          </button>
        </li>
        {install.canOffer && (
          <li>
            <button type="button" onClick={install.open} className={LINK}>
              {texts.installApp}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function BranchContact({ branch }: { branch: Branch }) {
  return (
    <section aria-label={branch.name} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-display text-lg">{branch.name}</h2>
      <address className="flex flex-col items-start gap-1 not-italic">
        <span>{branch.street}</span>
        <span>{placeLine(branch)}</span>
        {branch.phone && (
          <a href={phoneHref(branch.phone)} className={`${LINK} gap-2`}>
            <Icon name="phone" className="size-4" />
            {branch.phone}
          </a>
        )}
        {branch.email && (
          <a href={`mailto:${branch.email}`} className={`${LINK} min-w-0 max-w-full gap-2`}>
            <Icon name="mail" className="size-4" />
            <span className="min-w-0 break-words">{branch.email}</span>
          </a>
        )}
      </address>
      <div className="text-sm">
        <GroupedHours hours={branch.openingHours} />
      </div>
    </section>
  );
}

function Copyright() {
  const { shop, now } = useShop();
  const { businessName, shopName } = shop.config;
  return (
    <div className="border-line border-t first:border-t-0">
      <p className="page-width py-5 text-muted text-sm">
        © {now.getUTCFullYear()} {businessName || shopName}
      </p>
    </div>
  );
}
