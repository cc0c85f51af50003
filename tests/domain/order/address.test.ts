import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, DELIVERY_ADDRESS_FIELDS, deliveryName } from '#domain/order/address.ts';
import { namesOf } from '#domain/order/field.ts';

test('the different delivery address has the documented names', () => {
  expect(namesOf(DELIVERY_ADDRESS_FIELDS)).toEqual([
    'isDeliveryCompany',
    'deliveryCompanyName',
    'deliveryFirstName',
    'deliveryLastName',
    'deliveryStreet',
    'deliveryStairway',
    'deliveryFloor',
    'deliveryDoor',
    'deliveryZipCode',
    'deliveryCity',
    'deliveryCountry',
  ]);
  expect(namesOf(ADDRESS_FIELDS).map(deliveryName)).toEqual(namesOf(DELIVERY_ADDRESS_FIELDS));
});

test('it is declared once: kind and limit are the same, only the label says which one is meant', () => {
  for (const name of namesOf(ADDRESS_FIELDS)) {
    const { label, ...own } = ADDRESS_FIELDS[name];
    const { label: otherLabel, ...other } = DELIVERY_ADDRESS_FIELDS[deliveryName(name)];
    expect(other, name).toEqual(own);
    expect(otherLabel, name).toBe(label && `${label} (Lieferadresse)`);
  }
});
