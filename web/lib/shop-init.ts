import type { Wire } from '#domain/money/wire.ts';
import { NO_LISTS, type Shop } from '#domain/shop/shop.ts';
import type { ZoneOffsets } from '#domain/time/zone-offsets.ts';
import { type ShopState, shopFromPage } from './shop-data.ts';

/** One response in the bundle of GET /api/init. */
export interface InitEntry {
  url: string;
  data: { data: unknown };
}

/** Builds the shop from the bundle of GET /api/init. Throws if the configuration is missing. */
export function shopFromInit(bundle: readonly InitEntry[], offsets: readonly ZoneOffsets[] = []): ShopState {
  const answers = new Map(
    bundle.map(({ url, data }) => [url.replace(/^\/api\//, '').replace(/\?.*$/, ''), data.data]),
  );
  const config = answers.get('config');
  if (config === null || typeof config !== 'object') throw new Error('init bundle without config');
  const list = <T>(name: string): T[] => {
    const value = answers.get(name);
    return Array.isArray(value) ? (value as T[]) : [];
  };
  const branches = list<unknown>('branches');
  const wire = {
    ...Object.fromEntries(Object.keys(NO_LISTS).map((name) => [name, list(name)])),
    config,
    branches: branches.filter(isPublicRecord),
    inactiveBranches: branches.filter((branch) => !isPublicRecord(branch)),
  };
  // Our own server wrote the bundle from the same types; the browser does not validate it again.
  return {
    shop: shopFromPage(wire as Wire<Shop>, offsets),
    content: {
      divisions: list('divisions'),
      sites: list('sites'),
      blocks: list('blocks'),
      navigations: list('navigations'),
    },
  };
}

function isPublicRecord(record: unknown): boolean {
  return record !== null && typeof record === 'object' && 'isPublic' in record && record.isPublic === true;
}
