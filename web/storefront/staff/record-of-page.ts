import type { Page } from '../pages.ts';
import * as texts from './texts.ts';

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
      return { path: '/sites', id: page.site.id, name: texts.page };
    case 'branch':
    case 'checkout':
      return { path: '/branches', id: page.branch.id, name: texts.branch };
    case 'home':
      return { path: '/config', id: null, name: texts.home };
    case 'text':
      return { path: '/config', id: null, name: page.text.title };
    default:
      return null;
  }
}
