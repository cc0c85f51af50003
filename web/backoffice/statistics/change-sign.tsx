import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { ChangeWords } from './statistic-words.ts';

/** '+12 %' with its description; `isBad` where less is better. */
export function ChangeSign({
  change,
  isLessBetter = false,
}: {
  change: ChangeWords;
  isLessBetter?: boolean;
}) {
  const { direction, sign, words } = change;
  const isGood = direction === (isLessBetter ? 'down' : 'up');
  const colour = direction === 'same' ? 'text-muted' : isGood ? 'text-secondary' : 'text-warning';
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm leading-snug">
      <span className={`inline-flex items-center gap-0.5 font-semibold ${colour}`}>
        {direction !== 'same' && (
          <StaffIcon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} className="size-4" />
        )}
        {sign}
      </span>
      {words}
    </p>
  );
}
