import type { Locator } from 'playwright';
import { ADMIN } from './shop-template.ts';
import type { Visitor } from './visitor.ts';

/** What staff do on the order board. */

/** Signs in through the login page and waits for the board. (The test browser has autoplay enabled.) */
export async function signIn(staff: Visitor): Promise<void> {
  const { page } = staff;
  // The backend first finds out that nobody is signed in yet.
  staff.allow(/401 .*devices\.me|401 \(Unauthorized\) .*devices\.me/);
  await page.goto('/backend#/orders');
  await page.getByLabel(/^E-Mail/).fill(ADMIN.email);
  await page.getByLabel(/^Passwort/).fill(ADMIN.password);
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor({ state: 'attached' });
}

export const LANES = {
  new: { heading: 'Neu', step: /^(Wunschtermin bestätigen|Bestätigen)/ },
  kitchen: { heading: 'In Zubereitung', step: /^(Unterwegs|Abholbereit|Servierbereit)/ },
  ready: { heading: 'Unterwegs & abholbereit', step: /^(Zugestellt|Abgeholt|Serviert)/ },
} as const;
export type Lane = keyof typeof LANES;

/**
 * The card of an order that is to do what the lane stands for: on that lane, or among the later orders, which share one until
 * their preparation is due.
 */
export async function cardOn(staff: Visitor, lane: Lane, ticket: string): Promise<Locator> {
  const { page } = staff;
  const number = page.getByRole('button', { name: `Bestellung ${ticket}`, exact: true, includeHidden: true });
  const step = page.getByRole('button', { name: LANES[lane].step, includeHidden: true });
  const card = page
    .locator(`[aria-labelledby=lane-${lane}], [aria-labelledby=lane-later]`)
    .locator('article')
    .filter({ has: number })
    .filter({ has: step });
  await card.waitFor({ state: 'attached' });
  if (staff.device === 'phone') {
    const heading = (await card.locator('xpath=ancestor::section').locator('h2').textContent()) ?? '';
    const tab = heading.startsWith('Später') ? /^Später/ : TABS[lane];
    await staff.press(page.getByRole('group', { name: 'Spalten' }).getByRole('button', { name: tab }));
  }
  const day = page.locator('details:not([open])').filter({ has: card });
  if ((await day.count()) > 0) await staff.press(day.locator('summary'));
  await card.waitFor();
  return card;
}

const TABS = { new: /^Neu/, kitchen: /^Zubereitung/, ready: /^Fertig/ };

/** Opens the details of an order and returns them. */
export async function openDetail(staff: Visitor, lane: Lane, ticket: string): Promise<Locator> {
  const card = await cardOn(staff, lane, ticket);
  await staff.press(card.getByRole('button', { name: `Bestellung ${ticket}`, exact: true }));
  return detail(staff, ticket);
}

/** The open details. */
export function detail({ page, device }: Visitor, ticket: string): Locator {
  return device === 'phone'
    ? page.getByRole('dialog', { name: new RegExp(`^Bestellung ${ticket} `) })
    : page.getByRole('complementary', { name: `Bestellung ${ticket}` });
}

export async function closeDetail(staff: Visitor, ticket: string): Promise<void> {
  const open = detail(staff, ticket);
  await staff.press(open.getByRole('button', { name: 'Schließen' }));
  await open.waitFor({ state: 'detached' });
}
