import type { PublicOrder } from '#domain/order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeOrder } from './change-order.ts';
import { publicOrder } from './order-view.ts';
import { orderAt, type PublicAddress } from './show-public-order.ts';

/** The customer agrees to the proposed time: the order is confirmed for it (R86). */
export async function acceptCounterAppointment(deps: Deps, address: PublicAddress): Promise<PublicOrder> {
  const order = await changeOrder(deps, () => orderAt(deps, address), {
    command: { type: 'accept-proposal' },
    actor: 'Kunde',
    details: {
      effects: [
        { kind: 'print', payload: { layouts: ['receipt', 'kitchen'] } },
        { kind: 'mail', payload: { mail: 'confirmed' } },
      ],
    },
  });
  return publicOrder(order);
}
