import type { Branch } from '#domain/shop/branch.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useShop } from '../shop.tsx';
import * as texts from '../texts.ts';
import { useCart } from './cart-store.ts';
import { useService } from './delivery-type.ts';

/** 'Tisch 4': the table that a guest at a branch orders to; empty unless dining in at a known table. */
export function useTableName(branch: Branch): string {
  const { shop } = useShop();
  const [service] = useService(branch, shop.config);
  const { table } = useCart(branch.identifier).draft;
  if (service !== 'dineIn' || !branch.isTableSelectionEnabled || !table) return '';
  const chosen = shop.tables.find(
    (one) => one.branch === branch.id && (one.id === table || one.identifier === table),
  );
  return chosen ? texts.tableNamed({ table: chosen.identifier }) : '';
}

/** 'Wiesenknopf am Kamp · Vor Ort · Tisch 4': where and how an order is placed, for all that shows a part of it. */
export function useOrderPlace(branch: Branch): string {
  const [service] = useService(branch, useShop().shop.config);
  const table = useTableName(branch);
  return [branch.name, service && SERVICE_NAMES[service], table].filter(Boolean).join(' · ');
}
