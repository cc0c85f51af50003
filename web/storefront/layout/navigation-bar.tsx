import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useDisclosure } from '#web/ui/use-disclosure.ts';
import { linkTarget } from '../text/link-target.ts';
import { ShopLink } from '../text/shop-link.tsx';
import { fitted, type NavigationLink } from './navigation.ts';
import * as texts from './texts.ts';

const ENTRY =
  'flex min-h-11 items-center rounded-full font-medium hover:bg-ink/5 aria-[current]:bg-sand aria-[current]:font-semibold';

/** The desktop navigation: a row of links; a group opens a menu below itself. */
export function NavigationBar({ links }: { links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={texts.mainNavigation} className="hidden min-w-0 shrink-0 desk:block">
      <ul className="flex items-center gap-1">
        {fitted(links).map((link) =>
          link.children.length > 0 ? (
            <GroupEntry key={link.id} link={link} />
          ) : (
            <li key={link.id}>
              <EntryLink link={link} className={`${ENTRY} px-4`} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** A group's label opens its menu; a page with subpages has a link and a small button beside it. */
function GroupEntry({ link }: { link: NavigationLink }) {
  const { isOpen, close, frame, button, panelId } = useDisclosure<HTMLLIElement>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(close, [pathname]);
  const chevron = (
    <Icon name="chevron-down" className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
  );
  const current = link.current ? { 'aria-current': 'true' as const } : {};
  return (
    <li {...frame} className="relative flex items-center">
      {link.href === null ? (
        <button type="button" {...button} {...current} className={`${ENTRY} gap-1.5 pr-3 pl-4`}>
          {link.label}
          {chevron}
        </button>
      ) : (
        <>
          <EntryLink link={link} className={`${ENTRY} pr-2 pl-4`} />
          <button
            type="button"
            aria-label={texts.submenuOf({ label: link.label })}
            {...button}
            className="flex size-11 items-center justify-center rounded-full hover:bg-ink/5"
          >
            {chevron}
          </button>
        </>
      )}
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full left-0 z-40 mt-2 max-h-[calc(100dvh-9rem)] w-max min-w-full max-w-80 animate-fade overflow-y-auto rounded-card border border-line bg-card p-2 shadow-lift"
      >
        <PanelList links={link.children} onFollow={close} />
      </div>
    </li>
  );
}

/** Nested links are indented; a group's name is text. */
function PanelList({ links, onFollow }: { links: readonly NavigationLink[]; onFollow: () => void }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          {link.href === null ? (
            <p className="px-4 pt-3 pb-1 font-semibold text-muted text-sm">{link.label}</p>
          ) : (
            <EntryLink
              link={link}
              onClick={onFollow}
              className="flex min-h-11 hyphens-auto items-center rounded-theme px-4 py-2 font-medium leading-snug hover:bg-ink/5 aria-[current]:bg-sand aria-[current]:font-semibold"
            />
          )}
          {link.children.length > 0 && (
            <div className={link.href === null ? '' : 'pl-4'}>
              <PanelList links={link.children} onFollow={onFollow} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryLinkProps {
  link: NavigationLink;
  className: string;
  onClick?: () => void;
}

/** An entry as a link, marked if it leaves the shop. */
export function EntryLink({ link, className, onClick }: EntryLinkProps) {
  const href = link.href ?? '';
  return (
    <ShopLink
      href={href}
      className={className}
      {...(link.current ? { 'aria-current': link.current } : {})}
      {...(onClick ? { onClick } : {})}
    >
      <span className="min-w-0">{link.label}</span>
      <LeavesSign href={href} />
    </ShopLink>
  );
}

function LeavesSign({ href }: { href: string }) {
  const { publicUrl } = useShop();
  const isLeaving = linkTarget(href, publicUrl).kind === 'new-tab';
  return isLeaving ? <Icon name="external" className="ml-1.5 size-4 text-muted" /> : null;
}
