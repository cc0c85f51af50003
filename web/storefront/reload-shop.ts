import { LANGUAGE } from '#domain/text/language.ts';
import type { ZoneOffsets } from '#domain/time/zone-offsets.ts';
import { apiGet } from '#web/lib/api.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';
import { shopAddress } from './pwa/shop-preload.ts';

/** The shop as it is now, with the offsets that came with the page. */
export async function reloadShop(offsets: readonly ZoneOffsets[]): Promise<ShopState> {
  const path = shopAddress(LANGUAGE).replace(/^\/api/, '');
  return shopFromInit(await apiGet<InitEntry[]>(path), offsets);
}
