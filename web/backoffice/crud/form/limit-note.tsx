import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { RecordRow } from '../record.ts';
import type { EntityScreen, Limits } from '../screen.ts';

const useNone = () => null;

/** What the user may not do with this record. */
export function useLimitsOf(
  { useLimits = useNone }: Pick<EntityScreen, 'useLimits'>,
  record: RecordRow | null,
): Limits | null {
  return useLimits(record);
}

/** Why not everything can be changed. */
export function LimitNote({ limits }: { limits: Limits | null }) {
  if (!limits) return null;
  return (
    <p role="note" className="flex items-start gap-2 rounded-theme bg-warning-soft p-3 text-sm">
      <StaffIcon name="warning" className="mt-0.5 size-4 shrink-0" />
      {limits.note}
    </p>
  );
}
