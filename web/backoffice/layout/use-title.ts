import { useEffect } from 'react';

/** The number of waiting orders in the title: seen in the tab, and in the task bar. */
export function useTitle(waiting: number): void {
  useEffect(() => {
    const news = waiting === 1 ? '1 neue Bestellung' : `${waiting} neue Bestellungen`;
    document.title = waiting > 0 ? `(${waiting}) ${news} – Theke` : 'Bestellungen – Theke';
  }, [waiting]);
}
