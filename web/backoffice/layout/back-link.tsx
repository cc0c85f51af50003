import { Link } from 'react-router-dom';
import { StaffIcon } from '#web/ui/staff-icon.tsx';

/** Above the heading of a screen: back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1 self-start text-muted text-sm hover:text-ink max-sm:-my-3 max-sm:min-h-11"
    >
      <StaffIcon name="chevron-left" className="size-4" />
      {children}
    </Link>
  );
}
