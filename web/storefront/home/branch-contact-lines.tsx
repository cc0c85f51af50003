import { addressLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { phoneHref } from '#web/lib/format.ts';
import { Icon } from '#web/ui/icon.tsx';

const LINE = 'flex min-h-11 min-w-0 items-center gap-3';

/** A branch's address, telephone and e-mail, as far as set. */
export function BranchContactLines({ branch, hasAddress = true }: { branch: Branch; hasAddress?: boolean }) {
  return (
    <address className="flex flex-col not-italic">
      {hasAddress && (
        <span className={LINE}>
          <Icon name="pin" className="text-primary" />
          <span>{addressLine(branch)}</span>
        </span>
      )}
      {branch.phone && (
        <a href={phoneHref(branch.phone)} className={`${LINE} underline-offset-4 hover:underline`}>
          <Icon name="phone" className="text-primary" />
          {branch.phone}
        </a>
      )}
      {branch.email && (
        <a href={`mailto:${branch.email}`} className={`${LINE} underline-offset-4 hover:underline`}>
          <Icon name="mail" className="text-primary" />
          <span className="min-w-0 break-words">{branch.email}</span>
        </a>
      )}
    </address>
  );
}
