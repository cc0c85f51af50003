import type { Page } from '../pages.ts';
import * as texts from './texts.ts';

/** The record behind a page: its entity's path, its id (the settings have none), and its name. */
export interface PageRecord {
  path: `/${string}`;
  id: number | null;
  name: string;
}

/** The record to edit to change a page; null if there is none (an order, a missing page). */
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
