import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { areaAt } from './areas.ts';

/** Where one is, and the number of waiting orders before it: seen in the tab, and in the task bar. */
export function useTitle(waiting: number): void {
  const { pathname } = useLocation();
  const place = areaAt(pathname)?.label ?? (pathname === '/account' ? 'Mein Konto' : 'Bestellungen');
  useEffect(() => {
    const news = waiting === 1 ? '1 neue Bestellung' : `${waiting} neue Bestellungen`;
    document.title = waiting > 0 ? `(${waiting}) ${news} – Theke` : `${place} – Theke`;
  }, [waiting, place]);
}
