import { useId, useState } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { phoneHref } from '#web/lib/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { NavigationLink } from './navigation.ts';
import { EntryLink } from './navigation-bar.tsx';
import * as texts from './texts.ts';

export interface MenuSheetProps {
  links: readonly NavigationLink[];
  branch: Branch | null;
  onClose: () => void;
}

/** The open phone navigation; groups expand in it. */
export function MenuSheet({ links, branch, onClose }: MenuSheetProps) {
  return (
    <Overlay isOpen onClose={onClose} title={texts.menu}>
      <nav aria-label={texts.mobileNavigation} className="-mt-3">
        <MenuList links={links} onFollow={onClose} />
      </nav>
      <LanguageSwitch className="mt-4 min-h-11 font-medium" />
      {branch?.phone && (
        <a href={phoneHref(branch.phone)} className="mt-4 flex min-h-11 items-center gap-3 font-medium">
          <Icon name="phone" className="size-5 text-primary" />
          {branch.phone}
        </a>
      )}
    </Overlay>
  );
}

interface MenuListProps {
  links: readonly NavigationLink[];
  onFollow: () => void;
  isNested?: boolean;
}

function MenuList({ links, onFollow, isNested = false }: MenuListProps) {
  return (
    <ul className={isNested ? 'mb-3 border-line border-l-2 pl-4' : 'flex flex-col'}>
      {links.map((link) => (
        <li key={link.id} className={isNested ? '' : 'border-line border-b last:border-0'}>
          {link.children.length > 0 ? (
            <MenuGroup link={link} onFollow={onFollow} isNested={isNested} />
          ) : (
            <EntryLink link={link} onClick={onFollow} className={rowClass(isNested)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function rowClass(isNested: boolean): string {
  const size = isNested ? 'min-h-12 text-lg' : 'min-h-14 font-display text-xl';
  return `flex w-full min-w-0 hyphens-auto items-center py-2 text-left leading-snug aria-[current]:font-semibold aria-[current]:text-primary ${size}`;
}

interface MenuGroupProps extends Required<Omit<MenuListProps, 'links'>> {
  link: NavigationLink;
}

/** Expanded from the start if the current page is inside it. */
function MenuGroup({ link, onFollow, isNested }: MenuGroupProps) {
  const [isOpen, setIsOpen] = useState(link.current !== null);
  const listId = useId();
  const button = {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    onClick: () => setIsOpen(!isOpen),
  };
  const chevron = (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink/5">
      <Icon
        name="chevron-down"
        className={`size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </span>
  );
  return (
    <>
      {link.href === null ? (
        <button {...button} className={`${rowClass(isNested)} justify-between gap-3`}>
          <span className="min-w-0">{link.label}</span>
          {chevron}
        </button>
      ) : (
        <div className="flex items-center gap-3">
          <EntryLink link={link} onClick={onFollow} className={rowClass(isNested)} />
          <button {...button} aria-label={texts.submenuOf({ label: link.label })}>
            {chevron}
          </button>
        </div>
      )}
      <div id={listId} hidden={!isOpen}>
        <MenuList links={link.children} onFollow={onFollow} isNested />
      </div>
    </>
  );
}
