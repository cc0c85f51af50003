import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { preselectedService } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import * as texts from '../texts.ts';

export type ShopOfPlaces = Pick<Shop, 'config' | 'tables'>;

/** What a cart says of it. */
interface Chosen {
  service: Service | null;
  draft: Partial<Pick<CheckoutDraft, 'table'>>;
}

/** 'Tisch 4': the table that a guest at a branch orders to; empty unless dining in at a known table. */
export function tableText(
  branch: Branch,
  { service, draft }: Chosen,
  { config, tables }: ShopOfPlaces,
): string {
  const { table } = draft;
  const isDineIn = preselectedService(branch, service, config.defaultDeliveryMethod) === 'dineIn';
  if (!isDineIn || !branch.isTableSelectionEnabled || !table) return '';
  const chosen = tables.find(
    (one) => one.branch === branch.id && (one.id === table || one.identifier === table),
  );
  return chosen ? texts.tableNamed({ table: chosen.identifier }) : '';
}

/** 'Wiesenknopf am Kamp · Vor Ort · Tisch 4': where and how an order is placed, for all that shows a part of it. */
export function placeText(branch: Branch, cart: Chosen, shop: ShopOfPlaces): string {
  const service = preselectedService(branch, cart.service, shop.config.defaultDeliveryMethod);
  const table = tableText(branch, cart, shop);
  return [branch.name, service && SERVICE_NAMES[service], table].filter(Boolean).join(' · ');
}
