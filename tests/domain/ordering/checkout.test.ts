import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutContext,
  chosenArea,
  chosenTable,
  cleanDraft,
  emptyDraft,
  serviceFault,
  validateCheckout,
} from '#domain/ordering/checkout.ts';
import {
  area,
  branch,
  config,
  configurable,
  ct,
  draft,
  hours,
  item,
  part,
  product,
  shop,
  table,
} from '#tests/factories.ts';

// A Saturday, 12:00 in Vienna.
const NOON = new Date('2026-11-21T11:00:00Z');

function context(overrides: Partial<CheckoutContext> = {}): CheckoutContext {
  return { shop: shop(), branch: branch(), service: 'takeaway', items: [item()], now: NOON, ...overrides };
}

const faults = (changes: Parameters<typeof draft>[0] = {}, at: Partial<CheckoutContext> = {}) =>
  validateCheckout(draft(changes), context(at)).faults.map((fault) => `${fault.field} ${fault.code}`);

test.each(['takeaway', 'delivery', 'dineIn'] as const)('a complete form passes for %s', (service) => {
  expect(faults({}, { service })).toEqual([]);
});

test('an untouched form gets all its faults at once, in the order of the form', () => {
  const { faults: all } = validateCheckout(emptyDraft(1), context({ service: 'delivery' }));
  const found = all.map((fault) => fault.field);
  expect(found).toEqual([
    'firstName',
    'lastName',
    'street',
    'zipCode',
    'city',
    'deliveryArea',
    'legalInstructions',
    'privacyPolicy',
  ]);
});

test('what was validated is also priced, unless an item cannot be', () => {
  expect(validateCheckout(draft(), context()).totals?.totalGross).toBe(ct(490));
  expect(validateCheckout(draft(), context({ items: [item({ amount: -1 })] })).totals).toBeNull();
  const { totals } = validateCheckout(draft(), context({ items: [item(), item()] }));
  if (!totals) throw new Error('not priced');
  expect(validateCheckout(draft(), context({ totals })).totals).toBe(totals);
});

describe('service and branch', () => {
  test('A10 both flags, or a service that is switched off', () => {
    expect(serviceFault({ isDelivery: true, isDineIn: true }, branch())?.code).toBe('service-ambiguous');
    expect(serviceFault({ isDelivery: true, isDineIn: false }, branch({ isDeliveryEnabled: false }))).toEqual(
      { code: 'service-unavailable', field: 'isDelivery' },
    );
    expect(
      serviceFault({ isDelivery: false, isDineIn: true }, branch({ isDineInEnabled: false }))?.field,
    ).toBe('isDineIn');
    expect(
      serviceFault({ isDelivery: false, isDineIn: false }, branch({ isTakeawayEnabled: false }))?.code,
    ).toBe('service-unavailable');
    expect(serviceFault({ isDelivery: false, isDineIn: false }, branch())).toBeNull();
    expect(faults({}, { service: 'delivery', branch: branch({ isDeliveryEnabled: false }) })).toEqual([
      'isDelivery service-unavailable',
    ]);
  });
  test('a branch that is switched off or not public', () => {
    expect(faults({}, { branch: branch({ isEnabled: false }) })).toEqual(['branch branch-unavailable']);
    expect(faults({}, { branch: branch({ isPublic: false }) })).toEqual(['branch branch-unavailable']);
  });
});

describe('items', () => {
  test('an empty cart', () => {
    expect(faults({}, { items: [] })).toEqual(['items cart-empty']);
  });
  test('A2 more lines than anyone needs', () => {
    expect(faults({}, { items: Array.from({ length: 101 }, () => item()) })).toEqual([
      'items too-many-items',
    ]);
  });
  test('A2 A5 faults of items carry their paths', () => {
    const snack = configurable([part()], { id: 1 });
    expect(faults({}, { items: [item({ amount: 0.5 }), item({ product: snack, parts: [null] })] })).toEqual([
      'items.0.amount amount-too-small',
      'items.1.parts.0 part-required',
    ]);
  });
  test('A6 products that are switched off or not on the menu', () => {
    expect(faults({}, { items: [item({ product: product({ isEnabled: false }) })] })).toEqual([
      'items.0.product product-unavailable',
    ]);
    expect(faults({}, { items: [item(), item({ product: product({ id: 99 }) })] })).toEqual([
      'items.1.product product-unavailable',
    ]);
  });
  test('A6 a product outside its schedule', () => {
    const evening = product({ schedule: [hours({ from: '18:00', to: '22:00' })] });
    const at = { shop: shop({ products: [evening] }), items: [item({ product: evening })] };
    expect(faults({}, at)).toContain('items.0.product product-unavailable');
    expect(faults({ appointmentDate: '2026-11-21T19:00:00+01:00' }, at)).toEqual([]);
  });
  test('a product that is sold out in the branch', () => {
    const gone = product({ soldOut: [{ id: 1 }] });
    const at = { shop: shop({ products: [gone] }), items: [item({ product: gone })] };
    expect(faults({}, at)).toEqual(['items.0.product product-sold-out']);
    expect(faults({ appointmentDate: '2026-11-21T19:00:00+01:00' }, at)).toHaveLength(1);
  });
  test('an order of an absurd total', () => {
    const dear = product({ price: ct(99_999_999), minimumQuantity: 1 });
    expect(faults({}, { items: [item({ product: dear, amount: 2 })] })).toEqual(['items order-too-large']);
  });
});

describe('delivery', () => {
  const delivery: Partial<CheckoutContext> = { service: 'delivery' };
  test('A8 the area is needed, and must be one of the branch', () => {
    expect(faults({ deliveryArea: null }, delivery)).toEqual(['deliveryArea delivery-area-required']);
    expect(faults({ deliveryArea: 'Bregenz' }, delivery)).toEqual(['deliveryArea delivery-area-unknown']);
    expect(faults({ deliveryArea: null })).toEqual([]);
    expect(chosenArea(draft(), context())).toBeNull();
    expect(chosenArea(draft(), context(delivery))).toEqual(area());
  });
  test('A9 below the minimum the missing sum is named; exactly the minimum passes', () => {
    const at = (minimum: number) => ({
      ...delivery,
      branch: branch({ deliveryAreas: [area({ minimumOrderValue: ct(minimum) })] }),
    });
    const { faults: found } = validateCheckout(draft(), context(at(1000)));
    expect(found).toMatchObject([{ field: 'deliveryArea', code: 'minimum-order-value' }]);
    expect(found[0]?.params).toEqual({
      amount: { cents: 1000, currency: 'EUR' },
      difference: { cents: 510, currency: 'EUR' },
    });
    expect(faults({}, at(490))).toEqual([]);
    expect(faults({}, { ...at(1000), service: 'takeaway' })).toEqual([]);
  });
});

describe('dine-in', () => {
  const at = { service: 'dineIn' as const, branch: branch({ isTableSelectionEnabled: true }) };
  test('A10 needs a table of the branch where table selection is on', () => {
    const tables = shop({
      tables: [table({ id: 4, identifier: 'A4' }), table({ id: 5, identifier: 'B5', branch: 2 })],
    });
    expect(faults({}, at)).toEqual(['table table-required']);
    expect(faults({ table: 4 }, { ...at, shop: tables })).toEqual([]);
    expect(faults({ table: 'A4' }, { ...at, shop: tables })).toEqual([]);
    expect(faults({ table: 5 }, { ...at, shop: tables })).toEqual(['table table-unknown']);
    expect(faults({ table: '4' }, { ...at, shop: tables })).toEqual(['table table-unknown']);
    expect(chosenTable(draft({ table: 4 }), context({ ...at, shop: tables }))?.identifier).toBe('A4');
  });
  test('needs none otherwise', () => {
    expect(faults({ table: 99 }, { service: 'dineIn' })).toEqual([]);
    expect(faults({ table: 99 }, { branch: at.branch })).toEqual([]);
    expect(chosenTable(draft({ table: 1 }), context({ branch: at.branch }))).toBeNull();
  });
});

describe('appointment', () => {
  const open = { branch: branch({ openingHours: [hours({ from: '09:00', to: '18:00' })] }) };
  test.each([
    [null, []],
    ['2026-11-21T13:00:00+01:00', []],
    ['2026-11-23T17:03:00+01:00', []],
    ['2026-11-21T19:00:00+01:00', ['appointmentDate appointment-closed']],
    ['2026-11-21T10:00:00+01:00', ['appointmentDate appointment-past']],
    ['1970-01-01T00:00:00Z', ['appointmentDate appointment-past']],
    ['2027-08-21T12:00:00+02:00', ['appointmentDate appointment-beyond-horizon']],
    ['2027-02-30T12:00:00+01:00', ['appointmentDate appointment-invalid']],
    ['2027-03-28T02:30', ['appointmentDate appointment-invalid']],
    ['99999-01-01T00:00:00Z', ['appointmentDate appointment-invalid']],
  ])('A11 %s', (appointmentDate, expected) => {
    expect(faults({ appointmentDate }, open)).toEqual(expected);
  });
  test('A11 the lead time of a product', () => {
    const platter = product({ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
    const at = { ...open, shop: shop({ products: [platter] }), items: [item({ product: platter })] };
    expect(faults({}, at)).toEqual(['appointmentDate appointment-required']);
    expect(faults({ appointmentDate: '2026-11-21T14:00:00+01:00' }, at)).toEqual([
      'appointmentDate appointment-lead-time',
    ]);
    expect(faults({ appointmentDate: '2026-11-21T15:00:00+01:00' }, at)).toEqual([]);
  });
  test('is required where the branch says so', () => {
    expect(faults({}, { branch: branch({ isAppointmentRequired: true }) })).toEqual([
      'appointmentDate appointment-required',
    ]);
  });
  test('A11 closed without preorder takes nothing, with preorder an appointment', () => {
    const night = { now: new Date('2026-11-21T21:00:00Z') };
    const tomorrow = { appointmentDate: '2026-11-22T10:00:00+01:00' };
    const closed = { ...night, branch: { ...open.branch, isPreorderEnabled: false } };
    expect(faults(tomorrow, closed)).toEqual(['appointmentDate branch-closed']);
    expect(faults(tomorrow, { ...night, ...open })).toEqual([]);
    expect(faults({}, { ...night, ...open })).toEqual(['appointmentDate appointment-required']);
  });
});

test('A14 both acceptances must be true, not merely truthy', () => {
  expect(faults({ legalInstructions: false })).toEqual(['legalInstructions legal-instructions-required']);
  expect(faults({ privacyPolicy: JSON.parse('"true"') as boolean })).toEqual([
    'privacyPolicy privacy-policy-required',
  ]);
});

test('a donation recipient must exist, and counts only while donations are on', () => {
  expect(faults({ donatee: 1 })).toEqual([]);
  expect(faults({ donatee: 77 })).toEqual(['donatee donatee-unknown']);
  const off = shop({ config: config({ enablePluginDonations: false }) });
  expect(faults({ donatee: 77 }, { shop: off })).toEqual([]);
});

test('A17 the comment is limited and cleaned', () => {
  expect(faults({ comment: 'x'.repeat(2001) })).toEqual(['comment too-long']);
  expect(cleanDraft(draft({ comment: ' ohne\u001bZwiebel\u0000\r\nbitte ' })).comment).toBe(
    'ohneZwiebel\nbitte',
  );
});

test('what another delivery type left behind neither blocks nor is stored', () => {
  const atTable = { service: 'dineIn' as const, branch: branch({ isTableSelectionEnabled: true }) };
  const left = { phone: '123', email: 'x', deliveryCity: 'x'.repeat(500), table: 1 };
  expect(faults(left, atTable)).toEqual([]);
  expect(faults(left)).toEqual(['email email-invalid', 'phone phone-invalid']);
  expect(cleanDraft(draft(left), atTable)).toMatchObject({
    firstName: '',
    email: '',
    phone: '',
    deliveryCity: '',
    table: 1,
  });
});

test('A17 no input makes the check throw, and every fault names a field', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', ' ', '+43', 'a@b.at'),
  );
  const when = fc.option(
    fc.oneof(
      text,
      fc.constantFrom(
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:00Z',
        '2026-11-21T12:00:00+14:00',
        '2026-11-21T12:00:30Z',
      ),
      fc
        .date({ min: new Date('2026-11-01'), max: new Date('2027-09-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
  );
  const amount = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1, 2, 10_000));
  const parts = fc.array(fc.oneof(fc.constant(null), text, fc.array(text, { maxLength: 3 })), {
    maxLength: 3,
  });
  const snack = configurable([part({ type: 'text' }), part({ type: 'multiselect' })], { id: 1 });
  const at = { service: 'delivery' as const, shop: shop({ products: [snack] }) };
  fc.assert(
    fc.property(text, text, when, amount, parts, (line, other, appointmentDate, count, answers) => {
      const form = draft({
        firstName: line,
        email: other,
        phone: line,
        vatNo: other,
        comment: line,
        appointmentDate,
        deliveryArea: other,
        table: line,
      });
      const { faults: found } = validateCheckout(
        form,
        context({ ...at, items: [item({ product: snack, amount: count, parts: answers })] }),
      );
      for (const fault of found) expect(fault.field).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});
