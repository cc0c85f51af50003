import type { Product } from '#domain/catalogue/product.ts';
import { eventually } from '../api/support/waiting.ts';
import type { ServerProcess } from '../server-process.ts';

/** An order that the demo shop accepts whenever this runs: something simple, for the first free hour. */
export async function acceptableOrder(server: ServerProcess): Promise<object> {
  const { data } = await productsOf(server);
  const simple = data
    .filter((product) => product.type === 'simple' && product.schedule.length === 0)
    .slice(0, 5);
  for (let hour = 1; hour < 24 * 7; hour++) {
    const appointmentDate = new Date(
      Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hour * 3_600_000,
    ).toISOString();
    for (const product of simple) {
      const items = [
        { product: product.id, amount: product.minimumQuantity ?? 1, unit: product.unit, parts: [] },
      ];
      const body = { ...CUSTOMER, branch: 1, items, appointmentDate };
      const probe = { ...body, totalGross: 0 };
      const answer = await fetch(`${server.url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(probe),
      });
      // Everything is fine but the total, which was wrong on purpose.
      if (answer.status === 409) return body;
    }
  }
  throw new Error('the demo shop takes no order');
}

const CUSTOMER = {
  firstName: 'Anna',
  lastName: 'Hofer',
  email: 'anna@example.at',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
};

/** A server that has just started may still respond 503: retry. */
function productsOf({ url }: ServerProcess): Promise<{ data: Product[] }> {
  return eventually(async () => {
    const answer = await fetch(`${url}/api/products?pageSize=200`);
    if (!answer.ok) throw new Error(`no products: ${answer.status}`);
    return (await answer.json()) as { data: Product[] };
  }, 10_000);
}
