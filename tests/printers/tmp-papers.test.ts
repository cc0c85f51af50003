import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { it } from 'vitest';
import { createPapers } from '#adapters/papers.ts';
import { cents } from '#domain/money/money.ts';
import { creditShares, grossOf, taxSharesOf } from '#domain/papers/tax-share.ts';
import { englishOrderPaper } from '#text/papers/english-papers.en.ts';
import { invoicePaper } from '#text/papers/invoice-paper.ts';
import { orderPaper } from '#text/papers/order-paper.ts';
import { choice, item, order, part, slip } from './orders.ts';

it('draws', async () => {
  const papers = createPapers();
  const { branch } = slip(order([item('x', 1)]));
  const config = {
    shopName: 'Feinkost Wiesenknopf',
    businessName: 'Wiesenknopf Feinkost GmbH',
    vatNumber: 'ATU12345678',
  };
  const logo = await sharp(readFileSync('prisma/demo/pictures/50.png'))
    .resize({ width: 600, height: 600, fit: 'inside' })
    .png()
    .toBuffer();
  const small = order(
    [
      item('Schweinsbraten mit Knödel', 1290, {
        amount: 2,
        gross: cents(2580),
        allergens: 'A, C, G, L',
        parts: [part('Beilage', { options: [choice('Sauerkraut'), choice('Extra Kren', 150)] })],
      }),
      item('Emmentaler, geschnitten', 1, {
        amount: 0.35,
        unit: 'kilogram',
        basePrice: cents(2490),
        baseUnit: 'kilogram',
        gross: cents(872),
      } as never),
      item('Almdudler', 320, { taxRate: 20, amount: 3, gross: cents(960) }),
    ],
    {
      comment: 'Bitte ohne Zwiebel im Kraut, und die Tür geht schwer auf.',
      lines: [
        {
          kind: 'delivery-fee',
          label: 'Lieferung',
          detail: 'Wien Innere Stadt',
          amount: cents(350),
          taxRate: 20,
          payer: 'customer',
        },
        {
          kind: 'tip',
          label: 'Trinkgeld',
          detail: null,
          amount: cents(200),
          taxRate: null,
          payer: 'customer',
        },
        {
          kind: 'donation',
          label: 'Spende',
          detail: 'Caritas',
          amount: cents(7),
          taxRate: null,
          payer: 'shop',
        },
        { kind: 'deposit', label: 'Pfand', detail: null, amount: cents(75), taxRate: 20, payer: 'customer' },
      ],
    } as never,
  );
  const person = {
    lines: ['Anna Huber', 'Linke Wienzeile 12', 'Stiege 2, Stock 3, Tür 14', '1060 Wien'],
    isDestination: true,
  };
  const none = { lines: [], isDestination: false };
  const write = async (name: string, paper: never, l: Buffer | null = logo) =>
    writeFileSync(`/tmp/w/paperpics/${name}.pdf`, await papers.pdf(paper, l));
  await write(
    'short',
    orderPaper({ order: small as never, person, branch, config, signature: null } as never) as never,
  );
  await write(
    'public',
    orderPaper({ order: small as never, person: none, branch, config, signature: null } as never) as never,
    null,
  );
  await write(
    'english',
    englishOrderPaper({
      order: { ...small, language: 'en', pricing: 'approximate' } as never,
      person,
      branch,
      config,
      signature: null,
    } as never) as never,
  );
  const many = order(
    Array.from({ length: 60 }, (_, i) =>
      item(
        `Gericht ${i + 1} ${i % 7 === 0 ? 'mit einem sehr langen Namen, der über die Spalte hinausgeht und umbricht' : ''}`,
        500 + i * 37,
        {
          allergens: i % 3 ? '' : 'A, G',
          parts:
            i % 4
              ? []
              : [
                  part('Größe', { options: [choice('groß', 100)] }),
                  part('Soße', { options: [choice('Kräuter')] }),
                ],
        },
      ),
    ),
  );
  await write(
    'many',
    orderPaper({
      order: many as never,
      person,
      branch,
      config,
      signature: {
        law: 'RKSV',
        cashRegister: 'KASSE-01',
        receiptNumber: 'K7MPW3XQ9T',
        signedAt: '2026-11-27T12:00:00',
        turnoverCounter: 'q83vEjRWeJCrze8=',
        certificate: '5A6B7C8D',
        previousSignature: 'cg8hNU5ihto=',
        signature: 'MEUCIQDx'.repeat(12),
        code: '_R1-AT1_KASSE-01_K7MPW3XQ9T_2026-11-27T12:00:00_0,00_12,90_0,00_0,00_0,00_q83vEjRWeJCrze8=_5A6B7C8D_cg8hNU5ihto=',
      },
    } as never) as never,
  );
  for (let i = 0; i < 6; i++) {
    const t = performance.now();
    const e = process.cpuUsage();
    await papers.pdf(
      orderPaper({ order: small as never, person, branch, config, signature: null } as never) as never,
      i % 2 ? logo : null,
    );
    const c = process.cpuUsage(e);
    console.log('ms', i % 2 ? 'logo' : 'none', performance.now() - t, (c.user + c.system) / 1000);
  }
  const hidden = {
    ...small,
    pricing: 'minimum',
    totalGross: null,
    gross: null,
    totalNet: null,
    taxLines: [],
    items: small.items.map((one) => ({
      ...one,
      isPriceHidden: true,
      gross: null,
      unitPrice: null,
      basePrice: null,
    })),
    isQuotation: false,
  };
  await write(
    'hidden',
    orderPaper({ order: hidden as never, person, branch, config, signature: null } as never) as never,
  );
  await write(
    'quotation',
    orderPaper({
      order: { ...hidden, isQuotation: true, state: 'awaiting' } as never,
      person: none,
      branch,
      config,
      signature: null,
    } as never) as never,
  );
  const taxes = taxSharesOf(small);
  const content = {
    language: 'de',
    currency: 'EUR',
    day: '2026-11-27',
    supplyDay: '2026-11-26',
    issuer: {
      name: 'Wiesenknopf Feinkost GmbH',
      street: 'Hauptplatz 1',
      zipCode: '3100',
      city: 'St. Pölten',
      country: 'AT',
      vatNumber: 'ATU12345678',
      note: 'FN 123456a, Landesgericht St. Pölten\nIBAN AT61 1904 3002 3457 3201',
    },
    recipient: {
      isCompany: true,
      companyName: 'Müller & Söhne OG',
      firstName: 'Jo',
      lastName: 'Müller',
      street: 'Ring 3',
      stairway: '',
      floor: '2',
      door: '',
      zipCode: '1010',
      city: 'Wien',
      country: 'AT',
      vatNo: 'ATU87654321',
    },
    branch: 'Filiale Naschmarkt',
    order: 'K7MPW3XQ9T',
    items: small.items,
    lines: small.lines.filter((l) => l.payer === 'customer'),
    taxes,
    net: cents(taxes.reduce((s, t) => s + t.net, 0)),
    gross: small.totalGross,
    paymentMethod: 'atmCard',
    isPaid: true,
    credits: null,
  };
  await write(
    'invoice',
    invoicePaper({
      kind: 'invoice',
      number: '2026-0001',
      content: content as never,
      shopName: config.shopName,
      signature: null,
    }) as never,
  );
  const credit = creditShares(taxes, cents(2000));
  await write(
    'credit',
    invoicePaper({
      kind: 'creditNote',
      number: '2026-0002',
      content: {
        ...content,
        taxes: credit,
        net: cents(credit.reduce((s, t) => s + t.net, 0)),
        gross: grossOf(credit),
        credits: { number: '2026-0001', day: '2026-11-27', reason: 'Ein Gericht fehlte in der Lieferung.' },
      } as never,
      shopName: config.shopName,
      signature: null,
    }) as never,
  );
});
