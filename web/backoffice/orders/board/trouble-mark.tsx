import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Shown where the card itself is hidden: on a collapsed day, on the tab of another lane. */
export function TroubleMark({ className = '' }: { className?: string }) {
  return (
    <span className={`flex text-error ${className}`}>
      <StaffIcon name="warning" className="size-4 sm:size-5" />
      <span className="sr-only">{texts.printTrouble}</span>
    </span>
  );
}
