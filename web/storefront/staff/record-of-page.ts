import type { Page } from '../pages.ts';

/** The record behind a page: its entity's path, its id (the settings have none), and what it is called. */
export interface PageRecord {
  path: `/${string}`;
  id: number | null;
  name: string;
}

/** What is edited to change a page; null where there is no such record (an order, a page that is missing). */
export function recordOfPage(page: Page): PageRecord | null {
  switch (page.kind) {
    case 'site':
      return { path: '/sites', id: page.site.id, name: 'Seite' };
    case 'branch':
    case 'checkout':
      return { path: '/branches', id: page.branch.id, name: 'Filiale' };
    case 'home':
      return { path: '/config', id: null, name: 'Startseite' };
    case 'text':
      return { path: '/config', id: null, name: page.text.title };
    default:
      return null;
  }
}
