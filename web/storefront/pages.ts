import type { Branch } from '#domain/shop/branch.ts';
import type { Site } from '#entities/site.ts';
import { type LegalText, legalTexts } from '#web/lib/legal.ts';
import type { ShopState } from '#web/lib/shop-data.ts';

/** What an address of the shop shows; decides status code, title and content alike. */
export type Page =
  | { kind: 'home' }
  | { kind: 'branch'; branch: Branch }
  | { kind: 'checkout'; branch: Branch; hasFailedPayment: boolean }
  | { kind: 'status' }
  | { kind: 'text'; text: LegalText }
  | { kind: 'site'; site: Site }
  | { kind: 'missing' };

/** The page of a path (without query); 'missing' if there is none. */
export function pageOf(path: string, { shop, content }: ShopState): Page {
  const parts = path.split('/').filter(Boolean).map(decodePart);
  const [first, second, third, fourth] = parts;
  const site = content.sites.find((one) => one.path === `/${parts.join('/')}`);
  if (first === undefined) return site ? { kind: 'site', site } : { kind: 'home' };
  if (first === 'store' && second !== undefined && parts.length <= 4) {
    const branch = shop.branches.find(({ identifier }) => identifier === second);
    if (branch && third === undefined) return { kind: 'branch', branch };
    if (branch && third === 'checkout' && (fourth === undefined || fourth === 'error')) {
      return { kind: 'checkout', branch, hasFailedPayment: fourth === 'error' };
    }
  }
  if (first === 'kiosk' && parts.length === 2) {
    const branch = shop.branches.find(({ identifier }) => identifier === second);
    if (branch) return { kind: 'branch', branch };
  }
  if (first === 'status' && parts.length === 3) return { kind: 'status' };
  if (first === 'site' && parts.length === 2) {
    const text = legalTexts(shop.config).find(({ name, isExternal }) => name === second && !isExternal);
    if (text) return { kind: 'text', text };
  }
  return site ? { kind: 'site', site } : { kind: 'missing' };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
