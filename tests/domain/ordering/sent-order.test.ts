import { describe, expect, it } from 'vitest';
import type { UploadRef } from '#domain/media/image.ts';
import { emptyDraft } from '#domain/ordering/checkout.ts';
import { sentItems, shownDraft, shownSections } from '#domain/ordering/sent-order.ts';
import { branch, configurable, part } from '#tests/factories.ts';

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

describe('the draft as sent', () => {
  it('omits what the chosen service does not show', () => {
    const place = branch({ isTakeawayAddressRequired: false, isTableSelectionEnabled: true });
    expect(shownDraft(filled, place, 'takeaway')).toMatchObject({
      firstName: ' Eva ',
      street: '',
      deliveryArea: null,
      table: null,
      isDeliveryAddressDifferent: false,
      deliveryStreet: '',
    });
    expect(shownDraft(filled, place, 'delivery')).toMatchObject({
      street: 'Hauptplatz 7',
      deliveryArea: 'Ort',
      deliveryStreet: 'Nebengasse 1',
      table: null,
    });
  });

  it('at a table hides the contact unless the branch wants e-mail or phone', () => {
    const table = branch({
      isTableSelectionEnabled: true,
      isDineInEmailRequired: false,
      isDineInPhoneRequired: false,
    });
    expect(shownDraft({ ...filled, isCompany: true }, table, 'dineIn')).toMatchObject({
      firstName: '',
      isCompany: false,
      table: 3,
    });
    expect(shownSections({ ...table, isDineInPhoneRequired: true }, 'dineIn', { isCompany: false })).toEqual({
      isTableShown: true,
      isContactShown: true,
      isAddressShown: false,
    });
  });

  it('asks a company for its address', () => {
    const place = branch({ isTakeawayAddressRequired: false });
    expect(shownSections(place, 'takeaway', { isCompany: true }).isAddressShown).toBe(true);
    expect(
      shownDraft({ ...filled, isCompany: false, companyName: 'Alt GmbH' }, place, 'takeaway').companyName,
    ).toBe('');
  });

  it('has the country of the branch where no address is asked for', () => {
    const german = branch({ country: 'DE', isTakeawayAddressRequired: false });
    expect(shownDraft({ ...filled, country: 'CH' }, german, 'takeaway').country).toBe('DE');
    expect(shownDraft({ ...filled, country: 'CH' }, german, 'delivery').country).toBe('CH');
  });
});

describe('items as sent', () => {
  it('are ids, amounts and answers in step order, files by their ids', () => {
    const upload: UploadRef = {
      id: 7,
      version: 1,
      extension: 'png',
      mimeType: 'image/png',
      publicHash: 'x',
      name: 'foto.png',
    };
    const steps = [part({ name: 'Bild', type: 'image' }), part({ name: 'Dateien', type: 'files' })];
    const card = {
      product: configurable(steps, { id: 5 }),
      amount: 2,
      unit: 'amount' as const,
      parts: [upload, [upload]],
    };
    expect(sentItems([card])).toEqual([{ product: 5, amount: 2, unit: 'amount', parts: [7, [7]] }]);
    expect(sentItems([{ ...card, parts: [null, []] }])[0]?.parts).toEqual([null, null]);
  });
});
