import type { Locator } from 'playwright';
import { ADMIN } from './shop-template.ts';
import type { Visitor } from './visitor.ts';

/** What staff do on the order board. */

/** Signs in through the login page and waits for the board. (The test browser has autoplay enabled.) */
export async function signIn(staff: Visitor): Promise<void> {
  const { page } = staff;
  // The backend first finds out that nobody is signed in yet.
  staff.allow(/401 .*devices\.me|401 \(Unauthorized\) .*devices\.me/);
  await page.goto('/backend');
  await page.getByLabel(/^E-Mail/).fill(ADMIN.email);
  await page.getByLabel(/^Passwort/).fill(ADMIN.password);
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor({ state: 'attached' });
}

export const LANES = {
  new: { heading: 'Neu', tab: /^Neu/ },
  kitchen: { heading: 'In Zubereitung', tab: /^Zubereitung/ },
  ready: { heading: 'Unterwegs & abholbereit', tab: /^Fertig/ },
} as const;
export type Lane = keyof typeof LANES;

/** The card of an order on a lane; orders of later days are collapsed. */
export async function cardOn(staff: Visitor, lane: Lane, ticket: string): Promise<Locator> {
  const { page } = staff;
  if (staff.device === 'phone') {
    await staff.press(
      page.getByRole('group', { name: 'Spalten' }).getByRole('button', { name: LANES[lane].tab }),
    );
  }
  const column = page.getByRole('region', { name: LANES[lane].heading, exact: true }).first();
  const number = page.getByRole('button', { name: `Bestellung ${ticket}`, exact: true, includeHidden: true });
  const article = page.locator('article').filter({ has: number });
  const card = column.locator(article);
  await card.waitFor({ state: 'attached' });
  const day = column.locator('details:not([open])').filter({ has: article });
  if ((await day.count()) > 0) await staff.press(day.locator('summary'));
  await card.waitFor();
  return card;
}

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
