import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '#domain/money/wire.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ordered } from '../support/order-shop.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { expectRefused } from '../support/refused-order.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

const { put, get } = recordCalls(() => ({ server: shop, session: admin }));

const area = (name: string, postalCodes: unknown, price = 3.5) => ({
  area: name,
  price,
  tax: 20,
  free: false,
  freeFromOrderValue: null,
  minimumOrderValue: null,
  postalCodes,
});
const withAreas = (...deliveryAreas: unknown[]) => put('/branches/1', { id: 1, deliveryAreas });
const delivery = (overrides: Record<string, unknown> = {}) => ({
  isDelivery: true,
  deliveryArea: 'Dornbirn',
  items: [ordered({ amount: 3 })],
  ...overrides,
});

describe('areas of a branch', () => {
  it('keep their postcodes, and visitors read them', async () => {
    const { status } = await withAreas(area('Dornbirn', ['6850', '6851']), area('Lustenau', []));
    expect(status).toBe(200);
    const stored: Wire<DeliveryArea>[] = (await get('/branches/1')).body.data.deliveryAreas;
    expect(stored.map(({ postalCodes }) => postalCodes)).toEqual([['6850', '6851'], []]);
    const { body } = await shop.get('/api/init');
    const { data } = body.data.find(({ url }: { url: string }) => url.endsWith('branches'));
    expect(data.data[0].deliveryAreas).toEqual(stored);
  });

  it('default to none for older clients', async () => {
    const { postalCodes: _, ...before } = area('Dornbirn', []);
    expect((await withAreas(before)).status).toBe(200);
    expect((await get('/branches/1')).body.data.deliveryAreas).toEqual([area('Dornbirn', [])]);
  });

  it.each<[string, unknown[], string[]]>([
    [
      'a code of another country',
      [area('A', ['10115'])],
      ['deliveryAreas.0.postalCodes: postal-code-invalid'],
    ],
    [
      'a code with its place',
      [area('A', ['6850 Dornbirn'])],
      ['deliveryAreas.0.postalCodes: postal-code-invalid'],
    ],
    [
      'a code in two areas',
      [area('A', ['6850']), area('B', ['6890', '6850'])],
      ['deliveryAreas.1.postalCodes: postal-code-taken'],
    ],
    ['a number', [area('A', [6850])], ['deliveryAreas.0.postalCodes.0: invalid']],
    ['a text', [area('A', '6850')], ['deliveryAreas.0.postalCodes: invalid']],
    ['nothing', [area('A', null)], ['deliveryAreas.0.postalCodes: invalid']],
    ['an object', [area('A', { 0: '6850' })], ['deliveryAreas.0.postalCodes: invalid']],
    ['too much text', [area('A', ['6'.repeat(21)])], ['deliveryAreas.0.postalCodes.0: too-long']],
    [
      'too many',
      [
        area(
          'A',
          Array.from({ length: 501 }, (_, n) => `${6000 + n}`),
        ),
      ],
      ['deliveryAreas.0.postalCodes: too-large'],
    ],
  ])('A71 refuse %s', async (_name, areas, expected) => {
    const { status, body } = await withAreas(...areas);
    expect({ status, fields: fieldsOf(body) }).toEqual({ status: 422, fields: expected });
    for (const { message } of body.errors) expect(message).toMatch(/\p{L}{3}/u);
  });

  it('refuse another country as long as their codes do not fit it', async () => {
    await withAreas(area('Dornbirn', ['6850']));
    const { status, body } = await put('/branches/1', { id: 1, country: 'DE' });
    expect({ status, fields: fieldsOf(body) }).toEqual({
      status: 422,
      fields: ['deliveryAreas.0.postalCodes: postal-code-invalid'],
    });
    expect(body.errors[0].message).toBe('„6850“ ist keine Postleitzahl im Land der Filiale (5 Ziffern).');
  });
});

describe('A71 an order', () => {
  beforeAll(async () => {
    await withAreas(area('Dornbirn', ['6850']), area('Lustenau', ['6890'], 5), area('Klinik', [], 0));
  });

  it('from an old page is accepted if area and address fit', async () => {
    const near = await shop.placed(delivery({ zipCode: '6850' }));
    expect(await shop.board(near.id)).toMatchObject({ deliveryArea: 'Dornbirn', deliveryGross: 3.5 });
    const far = await shop.placed(delivery({ zipCode: 'A-6890', deliveryArea: 'Lustenau' }));
    expect(await shop.board(far.id)).toMatchObject({ deliveryArea: 'Lustenau', deliveryGross: 5 });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['outside all areas', { zipCode: '6900' }, 'zipCode'],
    ['in another area', { zipCode: '6890' }, 'zipCode'],
    ['in another country', { zipCode: '6850', country: 'CH' }, 'zipCode'],
    ['that is no postcode', { zipCode: '68\u00a050' }, 'zipCode'],
    [
      'that is the separate one',
      {
        isDeliveryAddressDifferent: true,
        deliveryFirstName: 'Eva',
        deliveryLastName: 'Huber',
        deliveryStreet: 'Am Rhein 1',
        deliveryZipCode: '6890',
        deliveryCity: 'Lustenau',
        deliveryCountry: 'AT',
      },
      'deliveryZipCode',
    ],
  ])('is refused for an address %s', async (_name, change, field) => {
    await expectRefused(shop, delivery({ zipCode: '6850', ...change }), field, 'address-outside-area');
  });

  it('is told the way out', async () => {
    const { body } = await shop.order(delivery({ zipCode: '6890' }));
    expect(body.errors).toEqual([
      {
        code: 'address-outside-area',
        field: 'zipCode',
        message:
          'Nach 6890 liefern wir im Liefergebiet „Lustenau“. Bitte wählen Sie dieses Liefergebiet aus.',
      },
    ]);
  });

  it('to an area without postcodes may go anywhere', async () => {
    const order = await shop.placed(delivery({ zipCode: '6900', deliveryArea: 'Klinik' }));
    expect(await shop.board(order.id)).toMatchObject({ deliveryArea: 'Klinik', deliveryGross: 0 });
  });

  it('that staff correct keeps its area, whatever the address', async () => {
    const { id } = await shop.placed(delivery({ zipCode: '6850' }));
    const before = await shop.board(id);
    const { status, body } = await shop.call('PUT', `/api/orders/${id}`, {
      key: DEVICE_KEY,
      body: { ...before, zipCode: '6900' },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ zipCode: '6900', deliveryArea: 'Dornbirn', deliveryGross: 3.5 });
  });
});
