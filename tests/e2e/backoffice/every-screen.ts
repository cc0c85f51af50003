import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { Admin } from '../as-admin.ts';
import { inHours } from '../by-api.ts';
import { faultsAsShown } from '../screen-faults.ts';
import type { Visitor } from '../visitor.ts';
import { beyondWindow } from './beyond-window.ts';

/** Screens without an entity, as the navigation names them. */
export const SPECIAL_SCREENS = [
  '/orders',
  '/orders/new',
  '/kitchen',
  '/history',
  '/dashboard',
  '/cash-report',
  '/day-end',
  '/config',
  '/messages',
  '/messages/confirmed',
  '/mail-box',
  '/payment-accounts',
  '/setup',
  '/operations',
  '/legal-check',
  '/guest-data',
  '/journal',
  '/account',
  '/labels',
  '/tables/qr-codes',
  '/products/import',
  '/translations',
  '/my-week',
  '/my-times',
  '/time-sheets',
  '/holiday-balances',
  '/gibt-es-nicht',
] as const;

/** Entities created in another way (uploads, logs, settings): they have no form for a new record. */
export const WITHOUT_NEW_FORM = new Set(['config', 'image', 'upload', 'log', 'working-schedule']);

/** Entities with a list of their own; the settings are a single record. */
export const LISTED = EVERY_ENTITY.filter(({ name }) => name !== 'config');

const OWN = new Set(['image', 'upload', 'log', 'image-template', 'working-schedule']);
/** Entities created in another way, or drawn instead of filled in: covered by their own tests. */
export const OWN_SCREENS = LISTED.filter(({ name }) => OWN.has(name));
/** Entities with the list and the form that all share. */
export const COMMON_SCREENS = LISTED.filter(({ name }) => !OWN.has(name));

/** Records that the demo shop lacks, so that every form of a stored record can be tested. */
const BODIES: Readonly<Record<string, object>> = {
  division: { name: 'Wiesenknopf GmbH' },
  department: { name: 'Küche', branch: 1 },
  printer: { name: 'Küche', branch: 1, device: 1, host: '192.168.1.50' },
  station: { name: 'Schank', branch: 1, takesRest: true },
  donatee: { identifier: 'tierheim-krems', name: 'Tierheim Krems', description: 'Hunde und Katzen' },
  block: { identifier: 'probe', content: { body: [{ type: 'title', value: { title: 'Grüß Gott' } }] } },
  tag: { name: 'Bio' },
  table: { branch: 1, identifier: 'P1' },
  project: { name: 'Sommerfest', branch: 1 },
  task: { name: 'Kühlraum putzen', branch: 1 },
  'working-activity': { user: 1, branch: 1, startedAt: inHours(-9), endedAt: inHours(-2) },
  'image-template': { name: 'Aushang', width: 800, height: 600 },
  'digital-signage-segment': { name: 'Begrüßung', type: 'text', text: 'Grüß Gott' },
  'digital-signage-stream': { name: 'Schaufenster' },
  'digital-signage-device': { name: 'TV im Lokal', branch: 1 },
};

/** The id of a stored record of the entity, creating one if necessary. Null for entities that cannot be created. */
async function storedId(
  { page }: Visitor,
  admin: Admin,
  { name, path }: Entity<Fields>,
): Promise<number | null> {
  const answer = await page.request.get(`/api${path}?pageSize=1`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  if (data[0]) return data[0].id;
  const body = BODIES[name];
  return body ? admin.create(path, body) : null;
}

/** The addresses of an entity: its list, the form of a new record, and that of a stored one, as far as there are any. */
export async function screensOf(visitor: Visitor, admin: Admin, entity: Entity<Fields>): Promise<string[]> {
  const { name, path } = entity;
  const id = await storedId(visitor, admin, entity);
  return [
    path,
    ...(WITHOUT_NEW_FORM.has(name) ? [] : [`${path}/new`]),
    ...(id === null ? [] : [`${path}/${id}`]),
  ];
}

/** What is wrong with the current screen of the backoffice at its own width, one line each. */
export async function backofficeFaults(visitor: Visitor, screen: string): Promise<string[]> {
  const size = visitor.page.viewportSize();
  return [
    ...(await faultsAsShown(visitor, screen)),
    ...(await beyondWindow(visitor, screen, size ? [size] : [])),
  ];
}

/** Opens a screen by its URL as if for the first time; unsaved changes are dropped. */
export async function showScreen(visitor: Visitor, path: string): Promise<void> {
  if (new URL(visitor.page.url()).hash === `#${path}`) await goOn(visitor, '/account');
  await goOn(visitor, path);
}

async function goOn({ page }: Visitor, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
  const leave = page.getByRole('button', { name: 'Verwerfen und verlassen' });
  const heading = page.locator('#main').getByRole('heading', { level: 1 });
  await leave.or(heading.first()).first().waitFor({ state: 'attached' });
  if (await leave.isVisible()) await leave.click();
  await page.waitForFunction((hash) => window.location.hash === `#${hash}`, path);
  await heading.first().waitFor({ state: 'attached' });
  // Lazy-loaded parts of the screen, and its data.
  await page.waitForFunction(
    () =>
      document.querySelector('#main:not([aria-busy=true])') !== null &&
      document.querySelector('#main .skeleton') === null,
  );
}
