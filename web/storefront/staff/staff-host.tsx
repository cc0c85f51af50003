import { lazy } from 'react';
import { useStaff } from '#web/lib/staff.ts';
import { Optional } from '#web/ui/optional.tsx';

const PageTools = lazy(() => import('./page-tools.tsx').then((module) => ({ default: module.PageTools })));

/** The tools of staff on a page; guests do not even fetch their code. */
export function StaffHost() {
  const { staff } = useStaff();
  if (!staff) return null;
  return (
    <Optional>
      <PageTools />
    </Optional>
  );
}
