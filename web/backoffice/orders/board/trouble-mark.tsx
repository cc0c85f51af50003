import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Stands where the card itself is out of sight: at a folded day, at the tab of another lane. */
export function TroubleMark({ className = '' }: { className?: string }) {
  return (
    <span className={`flex text-error ${className}`}>
      <StaffIcon name="warning" className="size-4 sm:size-5" />
      <span className="sr-only">{texts.printTrouble}</span>
    </span>
  );
}
