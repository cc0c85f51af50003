import { lazy } from 'react';
import { useIsDraftReader } from '#web/lib/staff.ts';
import { Optional } from '#web/ui/optional.tsx';

const PreviewHost = lazy(() =>
  import('./preview-host.tsx').then((module) => ({ default: module.PreviewHost })),
);

/** Listens to the backoffice around this page: only for staff who may read drafts. */
export function Preview() {
  if (!useIsDraftReader()) return null;
  return (
    <Optional>
      <PreviewHost />
    </Optional>
  );
}
