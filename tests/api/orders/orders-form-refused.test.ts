import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { expectRefused } from '../support/refused-order.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

describe('A13 payment methods', () => {
  it.each(['hydro-ag-voucher', 'datatrans', 'bitcoin', '', null])('%j', async (paymentMethod) => {
    await expectRefused(shop, { paymentMethod }, 'paymentMethod');
  });

  it('of another branch', async () => {
    await expectRefused(
      shop,
      { branch: 2, isDineIn: true, table: 2, paymentMethod: 'atm-card' },
      'paymentMethod',
    );
  });
});

describe('A14 acceptances', () => {
  it.each(['legalInstructions', 'privacyPolicy'])('%s', async (field) => {
    for (const value of [false, 'false', 'true', null, undefined, 1])
      await expectRefused(shop, { [field]: value }, field);
  });
});

describe('A17 texts', () => {
  it.each([
    ['email', 'a@b\r\nBcc:x@example.at'],
    ['email', 'kein-punkt@'],
    ['email', `${'a'.repeat(400)}@example.at`],
    ['phone', 'ruf mich an'],
    ['phone', '0664123'],
    ['firstName', 'A\u0000nna'],
    ['lastName', 'Ho\u001bfer'],
    ['lastName', 'x'.repeat(1_500)],
    ['lastName', 'x'.repeat(10_000)],
    ['lastName', 'a\ud800b'],
    ['firstName', ['Anna']],
    ['firstName', null],
    // Not a character, and not a typo that could be repaired.
    ['comment', 'Danke\u0000'],
    ['comment', 'Danke \ud83e'],
  ])('%s %j', async (field, value) => {
    await expectRefused(shop, { [field]: value }, field);
  });

  it('an unknown field is refused by name', async () => {
    await expectRefused(shop, { isAdmin: true }, 'isAdmin', 'unknown-field');
  });

  it('a comment loses what nobody can see', async () => {
    const order = await shop.placed({ comment: 'Danke\u001b\u202e 🥨\r\nBis bald' });
    expect(order.comment).toBe('Danke 🥨\nBis bald');
  });
});

describe('A18 countries and numbers', () => {
  it.each([
    [{ country: 'FR' }, 'country'],
    [{ country: 'at' }, 'country'],
    [{ isCompany: true, companyName: 'X', vatNo: 'quatsch' }, 'vatNo'],
    [{ isCompany: true, companyName: '' }, 'companyName'],
  ])('%j', async (overrides, field) => {
    await expectRefused(shop, overrides, field);
  });
});
