import { lazy } from 'react';
import { useIsAdministrator } from '#web/lib/staff.ts';
import { Optional } from '#web/ui/optional.tsx';
import type { EditLinkProps } from './shown-edit-link.tsx';

const ShownEditLink = lazy(() =>
  import('./shown-edit-link.tsx').then((module) => ({ default: module.ShownEditLink })),
);

/** An administrator's link from a thing in the shop to its form in the backoffice; nothing for everybody else. */
export function EditLink(props: EditLinkProps) {
  if (!useIsAdministrator()) return null;
  return (
    <Optional>
      <ShownEditLink {...props} />
    </Optional>
  );
}
