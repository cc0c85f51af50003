import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type AreaGroup, areaAt } from './area.ts';
import * as texts from './texts.ts';

/** The location, preceded by any news: visible in the tab and in the task bar. */
export function useTitle(areas: readonly AreaGroup[], news: string | null): void {
  const { pathname } = useLocation();
  const place = areaAt(areas, pathname)?.label ?? (pathname === '/account' ? texts.account : texts.orders);
  useEffect(() => {
    document.title = texts.pageTitle({ place: news ?? place });
  }, [news, place]);
}
