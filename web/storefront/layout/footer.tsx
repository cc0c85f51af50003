import { Link } from 'react-router-dom';
import type { Branch } from '#domain/branch.ts';
import { phoneHref } from '#web/lib/format.ts';
import { legalTexts } from '#web/lib/legal.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useBranchOfPage } from './active-branch.ts';
import { GroupedHours } from './hours-table.tsx';
import { Logo } from './logo.tsx';

const LINK = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline';

export function Footer() {
  const { shop, now } = useShop();
  const ofPage = useBranchOfPage();
  const { config } = shop;
  const only = shop.branches.length === 1 ? shop.branches[0] : undefined;
  const branches = ofPage ? [ofPage] : shop.branches.slice(0, 2);
  const links = legalTexts(config).filter(({ href }) => href !== null);
  return (
    <footer className="mt-auto border-line border-t bg-sand">
      <div className="page-width grid gap-10 py-12 md:grid-cols-2 desk:grid-cols-[1.2fr_repeat(2,minmax(0,1.1fr))_auto] desk:gap-14 desk:py-16">
        <div className="flex flex-col items-start gap-4">
          <Logo isLarge />
          {config.description && <p className="max-w-sm text-muted">{config.description}</p>}
          {only && (
            <Link to={`/store/${only.identifier}`} className={`${LINK} font-semibold text-primary`}>
              Online Bestellen
            </Link>
          )}
        </div>
        {branches.map((branch) => (
          <BranchContact key={branch.id} branch={branch} />
        ))}
        {links.length > 0 && (
          <nav aria-label="Rechtliches">
            <ul className="flex flex-col gap-1">
              {links.map(({ name, title, href, isExternal }) => (
                <li key={name}>
                  {isExternal ? (
                    <a href={href ?? ''} target="_blank" rel="noopener" className={LINK}>
                      {title}
                    </a>
                  ) : (
                    <Link to={href ?? ''} className={LINK}>
                      {title}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="border-line border-t">
        <p className="page-width py-5 text-muted text-sm">
          © {now.getUTCFullYear()} {config.businessName || config.shopName}
        </p>
      </div>
    </footer>
  );
}

function BranchContact({ branch }: { branch: Branch }) {
  return (
    <section aria-label={branch.name} className="flex flex-col gap-3">
      <h2 className="font-display text-lg">{branch.name}</h2>
      <address className="flex flex-col gap-1 not-italic">
        <span>{branch.street}</span>
        <span>
          {branch.zipCode} {branch.city}
        </span>
        {branch.phone && (
          <a href={phoneHref(branch.phone)} className={`${LINK} gap-2`}>
            <Icon name="phone" className="size-4" />
            {branch.phone}
          </a>
        )}
        {branch.email && (
          <a href={`mailto:${branch.email}`} className={`${LINK} gap-2`}>
            <Icon name="mail" className="size-4" />
            {branch.email}
          </a>
        )}
      </address>
      <div className="text-sm">
        <GroupedHours hours={branch.openingHours} />
      </div>
    </section>
  );
}
