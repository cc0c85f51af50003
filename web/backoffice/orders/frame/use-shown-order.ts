import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { desktop } from '#web/lib/desktop.ts';

/** Opens the order whose desktop notification was clicked. */
export function useShownOrder(): void {
  const navigate = useNavigate();
  useEffect(() => desktop?.onShowOrder((id) => navigate(`/orders/${id}`)), [navigate]);
}
