import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PaymentMeans } from '#domain/payment/payment-means.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { MethodCards } from '#web/storefront/payment/method-cards.tsx';

const html = (branch: Pick<Branch, 'paymentMeans'>) =>
  renderToStaticMarkup(
    createElement(MethodCards, {
      branch,
      methods: ['cash', 'mollie', 'datatrans'],
      chosen: 'cash',
      service: 'takeaway',
      onChoose: () => {},
    }),
  );
const cardsOf = (markup: string) => [...markup.matchAll(/<label.*?<\/label>/gs)].map(([card]) => card);
/** What an attribute of the radio names, as text. */
const named = (card: string, attribute: string) =>
  (new RegExp(`${attribute}="([^"]*)"`).exec(card)?.[1] ?? '')
    .split(' ')
    .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</span>(?=<span|</label>)`, 's').exec(card)?.[1] ?? '')
    .map((text) => text.replaceAll(/<[^>]*>/g, ''));

const means: PaymentMeans[] = [
  { method: 'mollie', name: 'Karte', image: '/image/means/ab.png' },
  { method: 'mollie', name: 'TWINT', image: null },
  { method: 'datatrans', name: 'Visa', image: null },
];

describe('R320: the cards of payment methods', () => {
  it('say with what an online method can be paid: names to read and hear, pictures to see', () => {
    const [cash = '', mollie = '', datatrans = ''] = cardsOf(html({ paymentMeans: means }));
    expect(named(mollie, 'aria-labelledby')).toEqual(['Onlinezahlung', 'gleich online']);
    expect(mollie).toMatch(/aria-describedby="[^"]+-means"/);
    expect(mollie.replaceAll(/<[^>]*>/g, '')).toContain('Karte, TWINT');
    expect(mollie).not.toContain('Visa');
    expect(datatrans).toContain('Visa');
    expect(datatrans).not.toContain('<img');
    expect(cash).not.toContain('aria-describedby');
    expect(mollie.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/image\/means\/ab\.png" alt="" width="32" height="24"/),
    ]);
  });

  it('stand by themselves where nothing is known, as on pages stored by an older version', () => {
    for (const markup of [html({}), html({ paymentMeans: [] })]) {
      expect(markup).not.toContain('<img');
      expect(markup).not.toContain('aria-describedby');
      expect(cardsOf(markup)).toHaveLength(3);
    }
  });
});
