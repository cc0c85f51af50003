import { describe, expect, it } from 'vitest';
import type { UploadRef } from '#domain/media/image.ts';
import { emptyDraft } from '#domain/ordering/checkout.ts';
import { branch, configurable, ct, option, part, product } from '#tests/factories.ts';
import { orderBody } from '#web/storefront/checkout/order-body.ts';

const upload: UploadRef = {
  id: 7,
  version: 1,
  extension: 'png',
  mimeType: 'image/png',
  publicHash: 'x',
  name: 'foto.png',
};
const filled = {
  ...emptyDraft(99),
  firstName: ' Eva ',
  lastName: 'Muster',
  email: 'eva@example.org',
  phone: '0043 664 123',
  street: 'Hauptplatz 7',
  zipCode: '3569',
  city: 'Marienau',
  isDeliveryAddressDifferent: true,
  deliveryStreet: 'Nebengasse 1',
  deliveryArea: 'Ort',
  table: 3,
};

describe('body of an order', () => {
  it('sends ids, option names and uploads in step order, the service flags and the total that was shown', () => {
    const snack = configurable(
      [
        part({ name: 'Brot', options: [option('Semmel')] }),
        part({ name: 'Belag', type: 'multiselect', options: [option('Käse')] }),
        part({ name: 'Text', type: 'text', optional: true }),
        part({ name: 'Bild', type: 'image', optional: true }),
        part({ name: 'Dateien', type: 'files', optional: true }),
      ],
      { id: 5 },
    );
    const items = [
      {
        product: snack,
        amount: 2,
        unit: 'amount' as const,
        parts: ['Semmel', ['Käse'], '  ', upload, [upload]],
      },
    ];
    const body = orderBody(filled, branch({ id: 1 }), 'takeaway', items, ct(1234));
    expect(body.items).toEqual([
      { product: 5, amount: 2, unit: 'amount', parts: ['Semmel', ['Käse'], null, 7, [7]] },
    ]);
    expect(body).toMatchObject({
      branch: 1,
      isDelivery: false,
      isDineIn: false,
      totalGross: 12.34,
      firstName: 'Eva',
    });
    expect(body.phone).toBe('+43664123');
  });

  it('A1 never sends prices or names of products', () => {
    const items = [{ product: product({ id: 5 }), amount: 1, unit: 'amount' as const, parts: [] }];
    expect(Object.keys(orderBody(filled, branch(), 'delivery', items, ct(490)).items[0] ?? {})).toEqual([
      'product',
      'amount',
      'unit',
      'parts',
    ]);
  });
});
