import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '../shop.tsx';
import { cartActions } from './cart-store.ts';

/**
 * Puts ?table= of a table's QR code into the branch's draft, by the identifier printed there, and chooses dine-in. Does
 * nothing if the branch has no table selection, or no such table.
 */
export function useTableOfAddress(branch: Branch): void {
  const { shop } = useShop();
  const [query] = useSearchParams();
  const wanted = query.get('table')?.trim() ?? '';
  const table = shop.tables.find((entry) => entry.branch === branch.id && entry.identifier === wanted);
  const isTaken = branch.isDineInEnabled && branch.isTableSelectionEnabled;
  const tableId = isTaken ? table?.id : undefined;
  useEffect(() => {
    if (tableId === undefined) return;
    const actions = cartActions(branch.identifier);
    actions.setService('dineIn');
    actions.setDraft({ table: tableId });
  }, [tableId, branch.identifier]);
}
