import type { PublicOrder } from '#domain/order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrder } from './change-order.ts';
import { publicOrder } from './order-view.ts';
import { orderAt, type PublicAddress } from './show-public-order.ts';

/** The customer does not want the proposed time: the order is called off, what was paid is paid back (R86). */
export async function declineCounterAppointment(deps: Deps, address: PublicAddress): Promise<PublicOrder> {
  const order = await changeOrder(deps, () => orderAt(deps, address), {
    command: { type: 'decline-proposal' },
    actor: 'Kunde',
    details: { effects: [{ kind: 'mail', payload: { mail: 'canceled' } }] },
  });
  return publicOrder(order);
}
