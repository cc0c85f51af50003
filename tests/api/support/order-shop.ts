import { cents } from '#domain/money/money.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder, StaffOrder } from '#domain/order/order.ts';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  alternativeUnit,
  area,
  branch,
  category,
  config,
  configurable,
  donatee,
  draft,
  hours,
  menu,
  option,
  part,
  product,
  shop,
  table,
} from '#tests/factories.ts';

/** Noon on a Tuesday in Vienna; the shop of these tests is open from 10 to 22. */
export const NOON = new Date('2026-11-24T12:00:00+01:00');

export const CHEESE_ROLL = 1;
export const SNACK = 2;
export const HAM = 3;
export const PLATTER = 4;
export const OFF = 5;
export const BREAKFAST = 6;
export const CAKE = 7;
export const ELSEWHERE = 8;

/** Two branches that sell from one catalogue, except for one product each; everything that can go wrong with orders. */
export function orderShop(overrides: Partial<Shop> = {}): Shop {
  const open = [hours({ from: '10:00', to: '22:00' })];
  return shop({
    config: config({
      enablePluginATMCard: true,
      enableATMCard: true,
      enableMollie: true,
      enablePluginMollie: true,
    }),
    branches: [
      branch({
        openingHours: open,
        isATMCardEnabled: true,
        isMollieEnabled: true,
        deliveryAreas: [
          area({
            area: 'Dornbirn',
            price: cents(350),
            minimumOrderValue: cents(1000),
            freeFromOrderValue: cents(3000),
          }),
          area({ area: 'Lustenau', price: cents(500) }),
        ],
      }),
      branch({
        id: 2,
        identifier: 'bahnhof',
        name: 'Bahnhof',
        openingHours: open,
        isDeliveryEnabled: false,
        isDineInEnabled: true,
        isTableSelectionEnabled: true,
        isPreorderEnabled: false,
        deliveryAreas: [],
      }),
    ],
    categories: [
      category(),
      category({ id: 2, name: 'Frühstück', schedule: [hours({ from: '06:00', to: '11:00' })] }),
    ],
    products: [
      product({ id: CHEESE_ROLL }),
      configurable(
        [
          part({ name: 'Brot', options: [option('Semmel'), option('Weckerl', 'add', 50)] }),
          part({
            name: 'Belag',
            type: 'multiselect',
            optional: true,
            options: [option('Käse', 'add', 100), option('Rabatt', 'subtract', 2000)],
          }),
          part({ name: 'Gruß', type: 'text', optional: true }),
          part({ name: 'Foto', type: 'image', optional: true }),
        ],
        { id: SNACK, price: cents(600) },
      ),
      product({
        id: HAM,
        uid: 'product-3',
        name: 'Schinken',
        price: cents(250),
        unit: 'decagram',
        minimumQuantity: 10,
        quantityStepSize: 5,
        maximumQuantity: 200,
        pricing: 'approximate',
        alternativeUnits: [
          alternativeUnit({ unit: 'kilogram', quantityStepSize: 0.25, minimumQuantity: 0.25 }),
        ],
      }),
      product({
        id: PLATTER,
        uid: 'product-4',
        name: 'Platte',
        price: cents(1290),
        unit: 'person',
        minimumQuantity: 4,
        isLeadTimeEnabled: true,
        leadTimeType: 'days',
        leadTimeValue: 2,
      }),
      product({ id: OFF, uid: 'product-5', name: 'Aus', isEnabled: false }),
      product({ id: BREAKFAST, uid: 'product-6', name: 'Müsli' }),
      configurable(
        [
          part({ name: 'Aufdruck', type: 'images', optional: false }),
          part({ name: 'Plan', type: 'file', optional: true }),
        ],
        {
          id: CAKE,
          uid: 'product-7',
          name: 'Torte',
        },
      ),
      product({ id: ELSEWHERE, uid: 'product-8', name: 'Nur am Bahnhof' }),
    ],
    menus: [
      menu({
        catalog: [
          { id: 1, products: [CHEESE_ROLL, SNACK, HAM, PLATTER, OFF, CAKE].map((id) => ({ id })) },
          { id: 2, products: [{ id: BREAKFAST }] },
        ],
      }),
      menu({
        id: 2,
        branches: [{ id: 2 }],
        catalog: [{ id: 1, products: [{ id: CHEESE_ROLL }, { id: ELSEWHERE }] }],
      }),
    ],
    tables: [table({ id: 1, branch: 1 }), table({ id: 2, identifier: '7', branch: 2 })],
    donatees: [donatee()],
    ...overrides,
  });
}

export interface OrderedItem {
  product: number;
  amount: number;
  unit: string;
  parts: unknown[];
}

export function ordered(overrides: Partial<OrderedItem> = {}): OrderedItem {
  return { product: CHEESE_ROLL, amount: 2, unit: 'amount', parts: [], ...overrides };
}

/** A valid body of POST /api/orders: two cheese rolls for pickup as soon as possible, 9.80. */
export function orderBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { deliveryArea: _, ...rest }: CheckoutDraft = draft();
  return { ...rest, isDelivery: false, isDineIn: false, items: [ordered()], ...overrides };
}

export type PlacedOrder = Wire<PublicOrder>;
export type BoardOrder = Wire<StaffOrder>;
