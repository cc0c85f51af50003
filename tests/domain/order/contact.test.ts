import { describe, expect, test } from 'vitest';
import {
  type ContactFields,
  cleanContact,
  contactDemands,
  contactFaults,
  requiredFields,
  shownContact,
  storedContact,
} from '#domain/order/contact.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { branch, draft } from '#tests/factories.ts';

const SERVICES = ['takeaway', 'delivery', 'dineIn'] as const;
const PREFIX = { takeaway: 'isTakeaway', delivery: 'isDelivery', dineIn: 'isDineIn' } as const;

const fieldsOf = (contact: Partial<ContactFields>, at: Branch, service: Service) =>
  contactFaults(draft(contact), at, service).map((fault) => `${fault.field} ${fault.code}`);

describe.each(SERVICES)('%s', (service) => {
  test.each(['Email', 'Phone', 'Address'] as const)(
    '%s is required exactly where its own flag says so',
    (kind) => {
      const empty =
        kind === 'Address' ? { street: '', zipCode: ' ', city: '' } : { [kind.toLowerCase()]: '' };
      const expected = kind === 'Address' ? ['street', 'zipCode', 'city'] : [kind.toLowerCase()];
      const isAlways = service === 'delivery' && kind === 'Address';
      expect(fieldsOf(empty, branch(), service)).toEqual(
        isAlways ? expected.map((field) => `${field} required`) : [],
      );
      for (const other of SERVICES) {
        const at = branch({ [`${PREFIX[other]}${kind}Required`]: true });
        const isRequired = other === service || isAlways;
        expect(fieldsOf(empty, at, service)).toEqual(
          isRequired ? expected.map((field) => `${field} required`) : [],
        );
      }
    },
  );

  test('first and last name are required where contact details are shown', () => {
    expect(fieldsOf({ firstName: '', lastName: ' ' }, branch(), service)).toEqual([
      'firstName required',
      'lastName required',
    ]);
  });
});

describe('at a table the contact section', () => {
  const nameless = { firstName: '', lastName: '', email: '', phone: '' };
  test('is hidden', () => {
    const at = branch({ isTableSelectionEnabled: true });
    expect(contactDemands(at, 'dineIn').isContactShown).toBe(false);
    expect(contactDemands(at, 'takeaway').isContactShown).toBe(true);
    expect(fieldsOf(nameless, at, 'dineIn')).toEqual([]);
  });
  test.each(['isDineInEmailRequired', 'isDineInPhoneRequired'] as const)('comes back with %s', (flag) => {
    const at = branch({ isTableSelectionEnabled: true, [flag]: true });
    expect(contactDemands(at, 'dineIn').isContactShown).toBe(true);
    expect(fieldsOf(nameless, at, 'dineIn')).toHaveLength(3);
  });
  test('without table selection it stays', () => {
    expect(contactDemands(branch(), 'dineIn').isContactShown).toBe(true);
  });
});

test('a different delivery address asks for the same fields, for delivery only', () => {
  const contact = { isDeliveryAddressDifferent: true, isDeliveryCompany: true };
  const missing = ['CompanyName', 'FirstName', 'LastName', 'Street', 'ZipCode', 'City'].map(
    (field) => `delivery${field} required`,
  );
  expect(fieldsOf(contact, branch(), 'delivery').sort()).toEqual(missing.sort());
  expect(fieldsOf(contact, branch(), 'takeaway')).toEqual([]);
  expect(fieldsOf({ isDeliveryCompany: true }, branch(), 'delivery')).toEqual([]);
});

test('a company needs a name, its VAT number is optional but plausible', () => {
  expect(fieldsOf({ isCompany: true }, branch(), 'takeaway')).toEqual(['companyName required']);
  expect(fieldsOf({ isCompany: true, companyName: 'Hofer GmbH', vatNo: '' }, branch(), 'takeaway')).toEqual(
    [],
  );
  expect(fieldsOf({ vatNo: 'garbage' }, branch(), 'takeaway')).toEqual(['vatNo vat-number-invalid']);
});

test('A17 what is given is validated even where it is optional', () => {
  expect(fieldsOf({ email: 'anna', phone: '0664 1234567' }, branch(), 'takeaway')).toEqual([
    'email email-invalid',
    'phone phone-invalid',
  ]);
  expect(
    fieldsOf({ firstName: 'A\u0000', city: 'x'.repeat(300), floor: 'x'.repeat(51) }, branch(), 'takeaway'),
  ).toEqual(['firstName text-invalid', 'floor too-long', 'city too-long']);
  expect(fieldsOf({ email: 'a@b.at\r\nBcc: x@y.at' }, branch(), 'takeaway')).toEqual(['email email-invalid']);
});

test('A18 a country outside the list is refused', () => {
  const country = JSON.parse('"FR"') as ContactFields['country'];
  expect(fieldsOf({ country }, branch(), 'takeaway')).toEqual(['country country-invalid']);
  expect(contactFaults(draft({ country, phone: '1' }), branch(), 'takeaway')[0]?.params).toEqual({
    phone: '+436641234567',
  });
});

test('the form marks the same fields as required', () => {
  expect(requiredFields(draft(), branch(), 'delivery')).toEqual([
    'firstName',
    'lastName',
    'street',
    'zipCode',
    'city',
    'country',
  ]);
  expect(requiredFields(draft(), branch({ isTableSelectionEnabled: true }), 'dineIn')).toEqual([]);
});

test('R68 what the driver has to know belongs to deliveries', () => {
  const contact = draft({ deliveryNote: 'Hintereingang' });
  expect(shownContact(contact, branch(), 'delivery').deliveryNote).toBe('Hintereingang');
  expect(shownContact(contact, branch(), 'takeaway').deliveryNote).toBe('');
  expect(storedContact(contact, 'delivery').deliveryNote).toBe('Hintereingang');
  expect(storedContact(contact, 'dineIn').deliveryNote).toBe('');
  expect(fieldsOf({ deliveryNote: 'x'.repeat(255) }, branch(), 'delivery')).toEqual([]);
  expect(fieldsOf({ deliveryNote: 'x'.repeat(256) }, branch(), 'delivery')).toEqual([
    'deliveryNote too-long',
  ]);
});

test('contact data is cleaned before it is stored', () => {
  const cleaned = cleanContact(
    draft({
      firstName: ' Anna \n Maria',
      phone: '0043 664 1',
      vatNo: 'atu 1',
      email: ' a@b.at ',
      city: '\u202eWien',
    }),
  );
  expect(cleaned).toMatchObject({
    firstName: 'Anna Maria',
    phone: '+436641',
    vatNo: 'ATU1',
    email: 'a@b.at',
    city: 'Wien',
  });
});
