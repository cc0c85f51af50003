import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** What a customer does in the shop, by visible text and controls. */

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const BERTA: Person = {
  firstName: 'Bertá',
  lastName: 'Süß-Österreicher',
  email: 'berta@example.com',
  phone: '+43 664 1234567',
};

/** What the status page says of a confirmed order: whether its preparation is due depends on the time of the test. */
export const CONFIRMED =
  /^Ihre Bestellung (?:wurde bestätigt und wird zubereitet|ist bestätigt und für .+ eingeplant)\.$/;

/** The open overlay. */
export function overlay({ page }: Visitor): Locator {
  return page.getByRole('dialog').last();
}

/** Opens a product of the menu by its name. */
export async function openProduct(visitor: Visitor, name: string): Promise<Locator> {
  const button = visitor.page.getByRole('main').getByRole('button', { name, exact: true });
  // The card has room for a tap that the sticky bars of the page do not cover.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await visitor.press(button);
  const dialog = visitor.page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

/** Chooses options of the current step. */
export async function choose(visitor: Visitor, ...names: string[]): Promise<void> {
  for (const name of names) {
    const card = overlay(visitor).locator('label.choice-card:visible').filter({ hasText: name }).first();
    await visitor.press(card);
    expect(await card.locator('input').isChecked(), name).toBe(true);
  }
}

/** 'Weiter', 'Speichern' ...: a button of the open overlay. */
export async function pressInOverlay(visitor: Visitor, name: string | RegExp): Promise<void> {
  await visitor.press(overlay(visitor).getByRole('button', { name }).first());
}

/** Puts the product of the open configurator into the cart. */
export async function addToCart(visitor: Visitor): Promise<void> {
  await pressInOverlay(visitor, /In den Warenkorb/);
  await visitor.page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
}

/** Puts a product without required steps into the cart and continues shopping. */
export async function addSimple(visitor: Visitor, name: string, amount = 1): Promise<void> {
  const dialog = await openProduct(visitor, name);
  for (let more = 1; more < amount; more += 1) {
    await visitor.press(dialog.getByRole('button', { name: 'Mehr' }));
  }
  await addToCart(visitor);
  await goOnShopping(visitor);
}

export async function goOnShopping(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.press(page.getByRole('button', { name: 'Weiter einkaufen' }).last());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** From the message after adding: to checkout, the way that the screen offers first. */
export async function goToCheckout(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.press(page.getByRole('link', { name: 'Bestellung abschließen' }).last());
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
}

/** Chooses the delivery type in checkout. */
export async function chooseService(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(sectionOf(visitor, 'Lieferart').locator('label').filter({ hasText: name }));
}

/** A card of checkout by its heading. */
export function sectionOf({ page }: Visitor, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The text of an element as shown, with whitespace collapsed. */
export async function shownText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count, and blocks stand apart.
  return (await element.innerText()).replaceAll(/\s+/g, ' ');
}

export async function enterContact({ page }: Visitor, person: Person): Promise<void> {
  await page.getByLabel('Vorname *', { exact: true }).fill(person.firstName);
  await page.getByLabel('Nachname *', { exact: true }).fill(person.lastName);
  await page.getByLabel(/^E-Mail/).fill(person.email);
  await page.getByLabel(/^Telefon/).fill(person.phone);
}

/** Chooses the first day from `afterDays` on with free time slots, and one of its first slots; returns both as shown. */
export async function chooseAppointment(
  visitor: Visitor,
  afterDays: number,
): Promise<{ day: string; time: string }> {
  const { page } = visitor;
  const section = sectionOf(visitor, 'Termin');
  const later = section.getByText('Zu einem Termin');
  if (await later.isVisible()) await visitor.press(later);
  await visitor.press(section.getByRole('button', { name: 'Datum' }));
  const earliest = viennaDay(afterDays);
  let day: string | null = null;
  for (let months = 0; day === null; months += 1) {
    expect(months, 'a day within the next months').toBeLessThan(4);
    const possible = overlay(visitor).locator('button[data-day]:enabled:not([aria-label*="keine Termine"])');
    const days = await possible.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-day') ?? ''),
    );
    day = days.find((candidate) => candidate >= earliest) ?? null;
    if (day === null) await visitor.press(overlay(visitor).getByRole('button', { name: 'Nächster Monat' }));
  }
  await visitor.press(overlay(visitor).locator(`button[data-day="${day}"]`));
  await pressInOverlay(visitor, 'Weiter');
  const times = overlay(visitor).locator('button[aria-pressed]');
  // The very first one may pass before the order is sent: with a lead time the earliest slot moves with the clock.
  const chosen = times.nth(Math.min(3, (await times.count()) - 1));
  const time = (await chosen.textContent()) ?? '';
  await visitor.press(chosen);
  await pressInOverlay(visitor, 'Speichern');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await section.getByText(`${time} Uhr`).waitFor();
  return { day: day.split('-').reverse().join('.'), time };
}

/** '2026-11-28' this many days from today in the zone of the demo shop. */
function viennaDay(afterDays: number): string {
  const day = new Date(Date.now() + afterDays * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short' }).format(day);
}

/** Ticks both acceptance checkboxes. */
export async function accept(visitor: Visitor): Promise<void> {
  const boxes = sectionOf(visitor, 'Einverständnis').getByRole('checkbox');
  for (const box of await boxes.all()) await visitor.press(box);
}

export const SUBMIT = /^(Bestellung|Vorbestellung) abschicken/;

/** Places the order; returns its ticket number and the URL of the status page. */
export async function submitOrder(visitor: Visitor): Promise<{ ticket: string; path: string }> {
  const { page } = visitor;
  const button = page.getByRole('button', { name: SUBMIT });
  // In Austria the button itself must say that it costs money (R74).
  expect(await button.textContent()).toMatch(/zahlungspflichtig$/);
  await visitor.press(button);
  await page.waitForURL(/\/status\//);
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  const shown = (await page.getByText('Ticketnummer').locator('xpath=..').textContent()) ?? '';
  return { ticket: shown.replace('Ticketnummer', ''), path: new URL(page.url()).pathname };
}

/** Like a phone taken out of the pocket: the status page refetches at once instead of in ten seconds. */
export async function lookAgain({ page }: Visitor): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
