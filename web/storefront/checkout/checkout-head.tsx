import { Link } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The way back to the menu, and what the page is about. */
export function CheckoutHead({ branch, title }: { branch: Branch; title: string }) {
  return (
    <>
      <Link
        to={`/store/${branch.identifier}`}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 py-2.5 font-medium text-muted hover:text-ink"
      >
        <Icon name="chevron-left" className="size-5" />
        {branch.name}
      </Link>
      <h1 className="mt-1 mb-6 font-display text-3xl leading-tight desk:mb-8 desk:text-4xl">{title}</h1>
    </>
  );
}
