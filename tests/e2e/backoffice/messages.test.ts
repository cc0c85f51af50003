import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { axeFindings } from '../axe.ts';
import { cardOn, openDetail, signIn } from '../board.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** The way out of mails: a shop that sends none says so, and one whose mails come back shows it on the order. */

/** With the first name of whoever the sample is about. */
const GREETED = /^Servus \p{L}+, fein!$/u;

let smtp: SmtpPeer;
let keeping: Stage;
let sending: Stage;
let staff: Visitor;
beforeAll(async () => {
  smtp = await startSmtpServer();
  [keeping, sending] = await Promise.all([
    startStage({ hasAgent: false }),
    startStage({ hasAgent: false, env: { SMTP_URL: smtp.url } }),
  ]);
  await placeByApi(keeping, { email: 'gast@example.at' });
  staff = await openStaff(keeping);
});
afterEach(() => Promise.all([keeping.settle(), sending.settle()]));
afterAll(async () => {
  await Promise.all([keeping.stop(), sending.stop()]);
  await smtp.close();
});

test('without a mail server every screen says so, and the box shows what did not go out', async () => {
  const { page } = staff;
  const sentence = 'Es ist kein Mailserver eingerichtet: E-Mails verlassen diesen Server nicht.';
  await goTo(staff, '/orders', 'Bestellungen');
  await page.getByRole('link', { name: sentence }).waitFor();
  await goTo(staff, '/history', 'Verlauf');
  await page.getByText(sentence).waitFor();
  await staff.press(page.getByRole('link', { name: 'Zum Postausgang' }));
  await page.getByRole('heading', { level: 1, name: 'Postausgang' }).waitFor();
  const mail = page.getByRole('list', { name: 'Nachrichten im Postausgang' }).getByRole('link', {
    name: /^Bestellung eingegangen/,
  });
  await mail.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Bestellung eingegangen' }).waitFor();
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/);
  expect(await axeFindings(page, 'mail box')).toEqual([]);
  await page.getByRole('button', { name: 'Nur Text' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('pre', { hasText: '/status/' }).waitFor();
  await staff.press(page.getByRole('button', { name: 'Testmail senden' }));
  await page.getByRole('status').getByText('liegt im Postausgang').waitFor();
});

test('an opening is written beside its preview, and what cannot be filled in is not saved', async () => {
  const { page } = staff;
  await goTo(staff, '/messages/received', 'Nachrichten');
  const field = page.getByLabel('Einleitung', { exact: true });
  const save = page.getByRole('button', { name: 'Einleitung speichern' });
  const opening = page.frameLocator('iframe').getByRole('paragraph');
  await opening.filter({ hasText: 'vielen Dank, Ihre Bestellung ist bei uns eingegangen' }).waitFor();
  await field.focus();
  await page.keyboard.type('Servus {vorname}, fein!');
  await page.getByText('„{vorname}“ kann nicht eingesetzt werden').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await field.fill('Servus , fein!');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  await staff.press(page.getByRole('button', { name: 'Vorname', exact: true }));
  await opening.filter({ hasText: GREETED }).waitFor();
  expect(await axeFindings(page, 'messages')).toEqual([]);
  await staff.press(save);
  await page.getByText('Einleitung gespeichert.').waitFor();
  await page.reload();
  await opening.filter({ hasText: GREETED }).waitFor();
  await staff.press(page.getByRole('button', { name: 'Wieder die übliche Einleitung nehmen' }));
  await opening.filter({ hasText: 'vielen Dank, Ihre Bestellung ist bei uns eingegangen' }).waitFor();
});

test('a mail that came back marks its order, and goes out when staff send it again', async () => {
  smtp.setMood('refusing');
  const order = await placeByApi(sending, { email: 'falsch@example.at' });
  const counter = await sending.open('desktop');
  await signIn(counter);
  const card = await cardOn(counter, 'new', order.ticket);
  await card.getByText('2 Nachrichten sind nicht zugestellt').waitFor({ state: 'attached' });
  smtp.setMood('well');
  const details = await openDetail(counter, 'new', order.ticket);
  const messages = details.getByRole('region', { name: 'Nachrichten', exact: true });
  const mail = messages.getByRole('listitem').filter({ hasText: 'Bestellung eingegangen' });
  await mail.getByText('Nicht zugestellt: Der Mailserver hat die Adresse abgelehnt (Antwort 550).').waitFor();
  expect(await axeFindings(counter.page, 'order with messages')).toEqual([]);
  await mail.getByRole('button', { name: 'Erneut senden' }).focus();
  await counter.page.keyboard.press('Enter');
  await mail.getByText(/^Versendet/).waitFor();
  await card.getByText('Eine Nachricht ist nicht zugestellt').waitFor({ state: 'attached' });
  expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(['falsch@example.at']);
});
