import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '#web/lib/shop.tsx';
import { linkTarget } from './link-target.ts';
import * as texts from './texts.ts';

interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'ref'> {
  /** As stored in the record: a path, a web address, mailto or tel. */
  href: string;
  children: ReactNode;
}

/** A link from the shop's records, followed according to its kind (link-target.ts). */
export function ShopLink({ href, children, ...rest }: ShopLinkProps) {
  const { publicUrl } = useShop();
  const target = linkTarget(href, publicUrl);
  if (target.kind === 'page') {
    return (
      <Link {...rest} to={target.to}>
        {children}
      </Link>
    );
  }
  return (
    <a
      {...rest}
      href={target.href}
      {...(target.kind === 'new-tab' ? { target: '_blank', rel: 'noopener', title: texts.opensNewTab } : {})}
    >
      {children}
    </a>
  );
}
