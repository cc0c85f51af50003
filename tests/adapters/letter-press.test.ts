import { describe, expect, it } from 'vitest';
import { letterPress } from '#adapters/letters/letter-press.ts';
import { type Block, type Letter, letterText } from '#text/mails/letter.ts';
import type { LetterLook } from '#use-cases/message-ports.ts';

const LOOK: LetterLook = { shopName: 'Jausenhütte', colour: '#b3261e', isDarkAllowed: true, logo: null };
const ATTACK = '"><img src=x onerror=alert(1)>\r\nBcc: opfer@example.at</td></table>';
const EVERY_BLOCK: Block[] = [
  { kind: 'text', text: 'Zeile 1\nZeile 2' },
  { kind: 'note', title: 'Grund', text: 'Kein Strom.' },
  { kind: 'link', text: 'Ansehen', href: 'https://theke.example/status/A/b?c=1&d=2' },
  { kind: 'rows', title: 'Bestellung', rows: [['Art', 'Abholung']] },
  {
    kind: 'items',
    title: 'Produkte',
    items: [{ label: '2 x Semmel', price: '5,00 €', details: [['Inhalt', 'Käse']] }],
  },
  {
    kind: 'sums',
    title: 'Summe',
    rows: [
      ['Gesamt', '5,00 €'],
      ['Steuer', '0,45 €'],
    ],
    total: 'Gesamt',
  },
  { kind: 'lines', title: 'Abholung bei', lines: ['Markt', '6850 Dornbirn'] },
];
const letter = (change: Partial<Letter> = {}): Letter => ({
  language: 'de',
  subject: 'Bestellung bestätigt – Nr. 1 – Jausenhütte',
  title: 'Bestellung bestätigt',
  preview: 'Ihre Bestellung ist bestätigt.',
  blocks: EVERY_BLOCK,
  sender: ['Jausenhütte GmbH', 'Marktplatz 1'],
  ...change,
});
const html = (change?: Partial<Letter>, look: Partial<LetterLook> = {}) =>
  letterPress().html(letter(change), { ...LOOK, ...look });

describe('a letter as HTML', () => {
  it('says every word that stands in the text', async () => {
    const shown = (await html()).replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ');
    for (const word of letterText(letter())
      .split(/[\s:]+/)
      .filter((one) => /^[\p{L}\d]/u.test(one)))
      if (!word.startsWith('https')) expect(shown).toContain(word.replaceAll('&', '&amp;'));
  });

  it('has its language, its title, tables without meaning, and no script or outside address', async () => {
    const page = await html({ language: 'en' });
    expect(page).toMatch(/^<!DOCTYPE html[^>]*><html[^>]* lang="en">/);
    expect(page).toContain('<title>Bestellung bestätigt – Nr. 1 – Jausenhütte</title>');
    for (const [table] of page.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
    expect(page).not.toMatch(/<script|<link|@import|url\(|src="http/);
    expect(page.match(/href="[^"]*"/g)).toEqual(['href="https://theke.example/status/A/b?c=1&amp;d=2"']);
  });

  it('A40 keeps whatever somebody wrote as words', async () => {
    const blocks: Block[] = [
      { kind: 'text', text: ATTACK },
      { kind: 'note', title: ATTACK, text: ATTACK },
      { kind: 'rows', title: ATTACK, rows: [[ATTACK, ATTACK]] },
      { kind: 'items', title: '', items: [{ label: ATTACK, price: ATTACK, details: [[ATTACK, ATTACK]] }] },
      { kind: 'sums', title: '', rows: [[ATTACK, ATTACK]], total: '' },
      { kind: 'lines', title: '', lines: [ATTACK] },
      { kind: 'link', text: ATTACK, href: `https://theke.example/${ATTACK}` },
    ];
    const page = await html(
      { blocks, subject: ATTACK, title: ATTACK, preview: ATTACK, sender: [ATTACK] },
      { shopName: ATTACK, logo: { src: 'cid:logo@theke', width: 100, height: 20 } },
    );
    expect(page.match(/<img[^>]*>/g)?.map((one) => /src="([^"]*)"/.exec(one)?.[1])).toEqual([
      'cid:logo@theke',
    ]);
    expect(page).not.toContain('<img src=x');
    expect(page.match(/<table/g)?.length).toBe(page.match(/<\/table>/g)?.length);
  });

  it('is dark where the reader’s program is, unless the shop is never dark', async () => {
    expect(await html()).toContain('prefers-color-scheme: dark');
    const light = await html({}, { isDarkAllowed: false });
    expect(light).not.toContain('prefers-color-scheme');
    expect(light).toContain('<meta name="color-scheme" content="light only"/>');
  });

  it('shows the logo with the name of the shop for those who do not see it', async () => {
    const page = await html({}, { logo: { src: 'cid:logo@theke', width: 120, height: 40 } });
    expect(page).toMatch(/<img[^>]* alt="Jausenhütte"/);
    expect(page).not.toMatch(/>Jausenhütte<\/p>/);
    const sign = { logo: { src: 'cid:logo@theke', width: 50, height: 50 } };
    for (const look of [{}, sign]) expect(await html({}, look)).toMatch(/>Jausenhütte<\/p>/);
  });
});
