import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { renderTestPayment as renderEnglish } from '#web/storefront/server-entry.en.ts';
import { renderTestPayment } from '#web/storefront/server-entry.tsx';

const shop = SHOP_WIRE.toWire(demoShop);
const assets = { scripts: ['/a.js'], styles: ['/a.css'], preloads: [], later: ['/b.js'] };
const payment = {
  amount: cents(123_450),
  currency: 'CHF',
  description: 'Bestellung <1>',
  returnUrl: 'https://shop.example/payment/return/a/b?c=1&d=2',
  isOpen: true,
};

describe('R303: the page of the test payment', () => {
  it('says that no money moves, what is paid, and lets the guest choose without a script', () => {
    const html = renderTestPayment({ shop, payment, assets });
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('Es fließt kein Geld.');
    expect(html).toContain('Bestellung &lt;1&gt;');
    expect(html).toMatch(/1\.234,50\sCHF/);
    const buttons = [...html.matchAll(/<button[^>]* value="(\w+)"/g)];
    expect(buttons.map(([, value]) => value)).toEqual(['pay', 'wait', 'fail', 'cancel']);
    expect(html).toContain('href="https://shop.example/payment/return/a/b?c=1&amp;d=2"');
    expect(html).not.toContain('<script');
    expect(html).toContain('/a.css');
  });

  it('speaks English to English guests', () => {
    const html = renderEnglish({ shop, payment, assets });
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('No money moves.');
    expect(html).not.toMatch(/Bezahlen|Geld|Zurück/);
  });

  it('offers nothing but the way back once it is decided', () => {
    const html = renderTestPayment({ shop, payment: { ...payment, isOpen: false }, assets });
    expect(html).not.toContain('<button');
    expect(html).toContain('nicht mehr offen');
    expect(html).toContain(`Zurück zu ${demoShop.config.shopName}`);
  });
});
