import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenedPart } from '../opened-part.tsx';
import { lazyMenuSheet } from './lazy-menu-sheet.ts';
import type { NavigationLink } from './navigation.ts';
import * as texts from './texts.ts';

/** The phone navigation: a button that opens a sheet. */
export function NavigationMenu({
  links,
  branch,
}: {
  links: readonly NavigationLink[];
  branch: Branch | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(close, [pathname]);
  if (links.length === 0) return null;
  return (
    <div className="-mr-2.5 desk:hidden">
      <IconButton label={texts.openMenu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="menu" />
      </IconButton>
      {isOpen && (
        <OpenedPart onFail={close}>
          <lazyMenuSheet.Part links={links} branch={branch} onClose={close} />
        </OpenedPart>
      )}
    </div>
  );
}
