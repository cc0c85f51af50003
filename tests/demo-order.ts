import { availableSlots } from '#domain/ordering/slots.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';

interface WantedOrder {
  /** Names of products; each once. */
  names?: readonly string[];
  branchId?: number;
}

/** A valid order of some items of the demo shop, for the first free time slot from tomorrow on. */
export async function orderBody(
  url: string,
  { names = ['Handsemmel', 'Butterkipferl', 'Laugenbrezel'], branchId }: WantedOrder = {},
) {
  const bundle = (await (await fetch(`${url}/api/init`)).json()) as { data: InitEntry[] };
  const { shop } = shopFromInit(bundle.data);
  const branch = shop.branches.find(({ id }) => id === (branchId ?? id));
  const products = names.map((name) => shop.products.find((product) => product.name === name));
  const items = products.filter((product) => product !== undefined).map((product) => ({ product }));
  if (!branch || items.length !== names.length) throw new Error('this is not the demo shop');
  const now = new Date();
  const slots = availableSlots({
    branch,
    service: 'takeaway',
    items,
    categoriesOf: categoriesOfProducts(shop, branch, now),
    now,
    days: 7,
  });
  const slot = slots.find(({ start }) => start.getTime() > now.getTime() + 20 * 3_600_000);
  if (!slot) throw new Error('no slot within a week');
  return {
    branch: branch.id,
    isDelivery: false,
    isDineIn: false,
    items: items.map(({ product }) => ({ product: product.id, amount: 2, unit: product.unit, parts: [] })),
    firstName: 'Berta',
    lastName: 'Muster',
    email: 'berta@example.com',
    phone: '+43660123456',
    appointmentDate: slot.start.toISOString(),
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  };
}
