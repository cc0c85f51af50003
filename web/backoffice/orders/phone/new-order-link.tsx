import { Link } from 'react-router-dom';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** In the bar above the board: somebody is on the phone. */
export function NewOrderLink() {
  return (
    <Link
      to="/orders/new"
      title={texts.title}
      className="relative grid min-h-11 w-11 shrink-0 place-items-center rounded-theme border border-line bg-card hover:border-ink"
    >
      <StaffIcon name="phone" className="size-5" />
      <span className="sr-only">{texts.title}</span>
    </Link>
  );
}
