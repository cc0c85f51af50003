import { describe, expect, test } from 'vitest';
import { type SlipLook, USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { choice, item, order, PRINTED_AT, part, SAMPLES, slip } from './orders.ts';
import { PROMISED } from './slip-samples.ts';

const OCCASION = { printedAt: PRINTED_AT, statusUrl: null };

/** The ticket without style notes. */
function draw(of: ReturnType<typeof slip>): string {
  return plainText(fitToPaper(kitchenTicket(of, OCCASION), 48), 48);
}

describe('kitchen ticket', () => {
  test('quantity first and large, allergens, no prices', () => {
    const of = SAMPLES['snack-pickup'] ?? slip(order([]));
    const rows = fitToPaper(kitchenTicket(of, OCCASION), 48);
    const first = rows.find((row) => row.kind === 'row' && row.text.startsWith('2 x'));
    expect(first).toMatchObject({ size: 'large', bold: true });
    const drawn = plainText(rows, 48);
    expect(drawn).toContain('Allergene: A, C, G, M');
    expect(drawn).toContain('Belag: Bergkäse\n  Belag: Essiggurkerl\n');
    expect(drawn).not.toMatch(/\d,\d\d/);
  });

  test('the number alone and huge, the promise large', () => {
    const rows = fitToPaper(kitchenTicket(PROMISED, OCCASION), 32);
    expect(rows[1]).toMatchObject({ text: '   42', size: 'huge' });
    expect(rows).toContainEqual(
      expect.objectContaining({ text: 'fertig um 18:20', size: 'large', inverse: false }),
    );
    expect(plainText(rows, 32)).not.toContain('So schnell wie möglich');
  });

  test.each([
    ['a promise of today', { appointment: '2026-11-21T17:20:00Z' }, ['fertig um 18:20']],
    [
      'a time of today that the guest chose',
      { appointmentDate: '2026-11-21T17:20:00Z' },
      ['Termin um 18:20'],
    ],
    [
      'a proposal that the guest took',
      { appointment: '2026-11-21T17:20:00Z', counterAppointment: '2026-11-21T17:20:00Z' },
      ['Termin um 18:20'],
    ],
    [
      'tomorrow',
      { appointment: '2026-11-22T17:20:00Z' },
      ['VORBESTELLUNG!', 'So., 22.11.2026!', 'um 18:20 Uhr!'],
    ],
    // 23:30 in Vienna is today, 0:30 is not.
    ['late today', { appointment: '2026-11-21T22:30:00Z' }, ['fertig um 23:30']],
    [
      'past midnight',
      { appointment: '2026-11-21T23:30:00Z' },
      ['VORBESTELLUNG!', 'So., 22.11.2026!', 'um 00:30 Uhr!'],
    ],
    ['a day that is over', { appointment: '2026-11-20T17:20:00Z' }, ['Fr., 20.11.2026, 18:20 Uhr']],
    ['nothing agreed', {}, ['So schnell wie möglich']],
  ])('when: %s', (_, change, expected) => {
    const lines = kitchenTicket(slip(order([item('Semmel', 90)], change)), OCCASION);
    const start = lines.findIndex((line) => line.kind === 'text' && line.text === 'Abholung') + 1;
    const told = lines.slice(start, start + expected.length);
    expect(told.map((line) => line.kind === 'text' && line.text + (line.style.inverse ? '!' : ''))).toEqual(
      expected,
    );
  });

  test('equal items are one line, what differs is not', () => {
    const drawn = draw(PROMISED);
    expect(drawn).toContain('3 x Cheeseburger');
    expect(drawn).toContain('1 x Cheeseburger');
    expect(drawn).toContain('3 Positionen');
    const grams = item('Käse', 2, { unit: 'gram', amount: 0.1 });
    expect(draw(slip(order([grams, { ...grams, amount: 0.2 }])))).toContain('0,3 g Käse');
  });

  test('what is left out stands in reverse', () => {
    const parts = [
      part('Extras', { options: [choice('ohne Zwiebel'), choice('keine Soße'), choice('Ohnegleichen')] }),
      part('Ohne', { options: [choice('Butter')] }),
    ];
    const lines = kitchenTicket(slip(order([item('Burger', 900, { parts })])), OCCASION);
    const reverse = lines.flatMap((line) => (line.kind === 'text' && line.style.inverse ? [line.text] : []));
    expect(reverse).toEqual(['Extras: ohne Zwiebel', 'Extras: keine Soße', 'Ohne: Butter']);
  });

  test('the note stands above and below, the allergens of all in a block, and who accepted it', () => {
    const drawn = draw(PROMISED);
    expect(drawn.match(/Erdnussallergie!/g)).toHaveLength(2);
    expect(drawn).toMatch(/^Allergene der Bestellung:\nA, C, D, G, M$/m);
    expect(drawn).toContain('Angenommen von Lena Brandner');
    expect(draw(SAMPLES['snack-pickup'] ?? slip(order([])))).not.toContain('Allergene der Bestellung');
  });

  test('a table order shows its table, a delivery its address', () => {
    expect(draw(SAMPLES['table-order'] ?? slip(order([])))).toContain('Tisch 14');
    const drawn = draw(SAMPLES['party-delivery'] ?? slip(order([])));
    expect(drawn).toContain('Stiege 2, Stock 3, Tür 14');
    expect(drawn).toContain('Liefergebiet: Wien 1-9');
  });
});

test.each([32, 42, 48] as const)('a unit stays beside its amount on %i columns', (columns) => {
  const water = slip(order([item('Mineralwasser prickelnd 0,5 l', 240)]));
  for (const draw of [kitchenTicket, receipt]) {
    const rows = fitToPaper(draw(water, OCCASION), columns);
    expect(rows.some((row) => row.kind === 'row' && /0,5.l/.test(row.text))).toBe(true);
  }
});

describe('R263 what an owner has chosen', () => {
  const of = slip(
    order([item('Käsespätzle', 1290, { allergens: 'A, C, G' }), item('Radler', 390, { allergens: 'A' })], {
      comment: 'Scharf!',
      firstName: 'Maria',
      phone: '+43 660 1234567',
      history: [
        {
          at: '2026-11-21T12:01:00Z',
          event: 'confirmed',
          actor: 'Anna',
          note: null,
          userId: 1,
          deviceId: null,
        },
      ],
    }),
  );
  const withLook = (change: Partial<SlipLook>) => ({ ...of, look: { ...USUAL_LOOK, ...change } });
  const noteCount = (drawn: string) => drawn.split('Scharf!').length - 1;

  test('the usual look is that of a job without any', () => {
    expect(draw(withLook({}))).toBe(draw(of));
    expect(noteCount(draw(of))).toBe(2);
  });

  test.each<[keyof SlipLook, RegExp]>([
    ['ticketAllergens', /Allergene/],
    ['ticketCustomer', /Maria|660/],
    ['ticketAcceptedBy', /Anna/],
  ])('without %s', (name, block) => {
    expect(draw(of)).toMatch(block);
    expect(draw(withLook({ [name]: false }))).not.toMatch(block);
  });

  test('the note once, and a smaller number', () => {
    expect(noteCount(draw(withLook({ ticketNoteBelow: false })))).toBe(1);
    const rows = fitToPaper(kitchenTicket(withLook({ ticketNumberSize: 'large' }), OCCASION), 48);
    expect(rows.find((row) => row.kind === 'row' && row.text.trim() === '42')).toMatchObject({
      size: 'large',
    });
  });

  test('R274 the usual takes no line, and what was left out of it stands there in reverse', () => {
    const parts = [
      part('Brot', { options: [{ ...choice('Semmel'), isPreselected: true }] }),
      part('Belag', {
        type: 'multiselect',
        options: [{ ...choice('Schinken'), isPreselected: true }, choice('Kren')],
        leftOut: [{ name: 'Zwiebel' }],
      }),
    ];
    const usual = { ...of, order: order([item('Jausensemmel', 540, { parts })]) };
    expect(draw(usual)).toMatch(/Brot: Semmel[\s\S]*Belag: Schinken[\s\S]*Belag: Kren/);
    expect(draw(usual)).not.toContain('Zwiebel');
    const short = { ...usual, look: { ...USUAL_LOOK, ticketOmitsPreselected: true } };
    expect(draw(short)).not.toMatch(/Semmel$|Schinken/m);
    expect(draw(short)).toContain('Belag: Kren');
    const rows = fitToPaper(kitchenTicket(short, OCCASION), 48);
    expect(rows.find((row) => row.kind === 'row' && row.text.includes('Belag: ohne Zwiebel'))).toMatchObject({
      inverse: true,
    });
  });

  test('a receipt without address and allergens', () => {
    const drawReceipt = (look: Partial<SlipLook>) =>
      plainText(fitToPaper(receipt(withLook(look), OCCASION), 48), 48);
    expect(drawReceipt({})).toMatch(/Linke Wienzeile 12[\s\S]*Allergene: A, C, G/);
    expect(drawReceipt({ receiptAddress: false })).not.toContain('Linke Wienzeile 12');
    expect(drawReceipt({ receiptAllergens: false })).not.toContain('Allergene');
  });
});
