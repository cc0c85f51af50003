import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './session.tsx';

/**
 * Where the staff app begins. A device begins with what it is for (R224), in the desktop app as in a browser: the counter
 * with the board, the kitchen with its screen, a terminal with time tracking, self-service with the kiosk of its branch.
 */
export function StartPage() {
  const { staff, branchOf } = useSession();
  const type = staff.kind === 'device' ? staff.type : 'counter';
  const identifier = staff.kind === 'device' ? branchOf(staff.branch.id)?.identifier : undefined;
  const elsewhere =
    type === 'terminal'
      ? '/backend/terminal'
      : type === 'kiosk' && identifier
        ? `/kiosk/${encodeURIComponent(identifier)}`
        : null;
  useEffect(() => {
    if (elsewhere !== null) window.location.replace(elsewhere);
  }, [elsewhere]);
  if (elsewhere !== null) return null;
  return <Navigate to={type === 'kitchen' ? '/kitchen' : '/orders'} replace />;
}
