import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SECTIONS_OF_PAGES } from '#entities/shapes/page-types.ts';
import { site } from '#entities/site.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { LISTED, showScreen, WITHOUT_NEW_FORM } from './every-screen.ts';
import { begin, focusName, MISSING, refused, STORED, submit } from './form-outcome.ts';
import { openStaff } from './staff-session.ts';

/**
 * No form ever fails without a visible message in a visible place. Every form is submitted empty and in each of its
 * variants: it is stored, or shows in view what is wrong, with focus there.
 */

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await openStaff(stage);
  // The server rejects, too.
  staff.allow(/422|409/);
  // The preview of a page is a page of its own, and may be closed before it has loaded everything.
  staff.allow(/preloaded using link preload/);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('empty', () => {
  test.each(
    LISTED.filter(({ name }) => !WITHOUT_NEW_FORM.has(name)).map((one) => [one.label.one, one] as const),
  )('%s: is stored, or says what is missing', async (_, { path }) => {
    await begin(staff, path);
    const { said } = await submit(staff);
    expect(said).toMatch(/^[A-ZÄÖÜ„].*\.$/s);
  });

  test('the settings of the shop', async () => {
    const { page } = staff;
    await showScreen(staff, '/config');
    for (const field of ['shopName', 'currency', 'borderRadius', 'primaryColor'])
      await page.locator(`#config-${field}`).fill('');
    expect(await submit(staff)).toEqual(MISSING);
  });

  test('an entry of the week plan', async () => {
    const { page } = staff;
    await showScreen(staff, '/working-schedules');
    await page
      .getByRole('button', { name: /^Neue Planung für/ })
      .first()
      .click();
    for (const field of ['from', 'to']) await page.locator(`#working-schedule-${field}`).fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => focusName(staff)).toMatch(/#working-schedule-from/);
    await page.locator('#working-schedule-from-error').waitFor();
  });
});

describe('a page', () => {
  let count = 0;
  test.each(Object.entries(site.fields.type.choices ?? {}))(
    '%s (%s) with every section that it shows',
    async (type) => {
      const { page } = staff;
      count += 1;
      await begin(staff, '/sites');
      expect(await submit(staff)).toEqual(MISSING);
      await page.locator('#site-name').fill(`Probe ${count}`);
      await page.locator('#site-path').fill(`/probe-${count}`);
      await page.locator('#site-type').selectOption(type);
      const sections = SECTIONS_OF_PAGES[type as keyof typeof SECTIONS_OF_PAGES];
      const menu = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' });
      const kinds = sections === 'all' ? 12 : sections.length;
      for (let index = 0; index < kinds; index += 1) {
        await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
        await menu.getByRole('listitem').nth(index).getByRole('button').click();
      }
      expect(await submit(staff)).toEqual(STORED);
      const target = page.getByLabel('Ziel des Knopfs');
      if (type === 'simple') return;
      // The form of the stored page is a new one, with everything collapsed.
      await page.waitForURL(/sites\/\d+$/);
      await page.getByRole('heading', { level: 1, name: `Probe ${count}` }).waitFor();
      await page
        .getByRole('button', { name: /^\d+\. Auftakt/ })
        .first()
        .click();
      await target.first().fill('irgendwohin');
      await page
        .getByRole('button', { name: /^\d+\. Auftakt/ })
        .first()
        .click();
      expect(await submit(staff)).toEqual(refused(/gültige Adresse/));
    },
  );

  test('shared content with a wrong link in a collapsed section', async () => {
    const { page } = staff;
    await begin(staff, '/blocks');
    await page.locator('#block-identifier').fill('probe-inhalt');
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Auftakt/ })
      .first()
      .click();
    await page.getByLabel('Ziel des Knopfs').fill('irgendwohin');
    await page.getByRole('button', { name: /^1\. / }).click();
    expect(await submit(staff)).toEqual(refused(/gültige Adresse/));
  });
});

describe('a menu', () => {
  test.each(['home', 'site', 'branch', 'link', 'group'])(
    'an entry of the type %s, with nothing in it',
    async (type) => {
      const { page } = staff;
      await begin(staff, '/navigations');
      await page.locator('#navigation-identifier').fill(`probe-${type}`);
      await page.getByRole('button', { name: 'Eintrag hinzufügen', exact: true }).click();
      await page.getByLabel('Art', { exact: true }).selectOption(type);
      expect(await submit(staff)).toEqual(['home', 'group'].includes(type) ? STORED : MISSING);
    },
  );
});

describe('a segment of a screen', () => {
  test.each(['image', 'video', 'text', 'menu', 'template'])(
    'of the type %s, with a name only',
    async (type) => {
      const { page } = staff;
      await begin(staff, '/digital-signage-segments');
      await page.locator('#digital-signage-segment-type').selectOption(type);
      expect(await submit(staff)).toEqual(MISSING);
      await page.locator('#digital-signage-segment-name').fill(`Probe ${type}`);
      expect(await submit(staff)).toEqual(MISSING);
    },
  );
});

describe('a template for pictures', () => {
  test.each(['Bild', 'Text', 'QR-Code', 'Form'])('with an empty layer of the type %s', async (kind) => {
    const { page } = staff;
    await begin(staff, '/image-templates');
    expect(await submit(staff)).toEqual(MISSING);
    await page.locator('#image-template-name').fill(`Probe ${kind}`);
    await page.locator('#image-template-width').fill('400');
    await page.locator('#image-template-height').fill('300');
    await page.getByRole('button', { name: new RegExp(`^${kind} ?hinzufügen`) }).click();
    expect(await submit(staff)).toEqual(STORED);
  });
});

describe('a branch', () => {
  test('an empty area of a delivery that was switched off', async () => {
    const { page } = staff;
    await begin(staff, '/branches');
    await page.locator('#branch-name').fill('Probe');
    await page.locator('#branch-identifier').fill('probe-filiale');
    await page.locator('#branch-isDeliveryEnabled').check();
    await page.getByRole('button', { name: 'Liefergebiet hinzufügen' }).click();
    await page.locator('#branch-isDeliveryEnabled').uncheck();
    expect(await submit(staff)).toEqual(MISSING);
  });
});

test('an activity that ends before it starts, with an empty break', async () => {
  const { page } = staff;
  await begin(staff, '/working-activities');
  await page.locator('#working-activity-user').selectOption({ index: 1 });
  await page.locator('#working-activity-branch').selectOption({ index: 1 });
  await page.locator('#working-activity-startedAt').fill('2026-05-04T09:00');
  await page.locator('#working-activity-endedAt').fill('2026-05-04T08:00');
  expect(await submit(staff)).toEqual(refused(/nicht nach dem Beginn/));
});

test('submitted twice at once, a new record is one record', async () => {
  const { page } = staff;
  await begin(staff, '/tags');
  await page.locator('#tag-name').fill('Doppelt gespeichert');
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  });
  await page.waitForURL(/tags\/\d+$/);
  const answer = await page.request.get('/api/tags?search=Doppelt%20gespeichert&page=1');
  expect(await answer.json()).toMatchObject({ total: 1 });
});

describe('errors found by the server', () => {
  const refusal = (errors: readonly object[]) => ({
    status: 422,
    contentType: 'application/json',
    body: JSON.stringify({
      error: { message: 'refused', code: -32_600, data: { code: 'BAD_REQUEST', httpStatus: 422, errors } },
    }),
  });

  test('in a field that the form does not have, and in no field at all, are shown above the fields', async () => {
    const { page } = staff;
    await page.route('**/trpc/tags.create*', (route) =>
      route.fulfill(
        refusal([
          { message: 'Das passt nicht zusammen.', code: 'invalid' },
          { message: 'Dieses Feld fehlt.', code: 'required', field: 'geheim.0.name' },
          { message: 'Dieser Name ist vergeben.', code: 'already-exists', field: 'name' },
        ]),
      ),
    );
    await begin(staff, '/tags');
    await page.locator('#tag-name').fill('Bio');
    const { said } = await submit(staff);
    await page.unroute('**/trpc/tags.create*');
    expect(said).toContain('Das passt nicht zusammen.');
    expect(said).toContain('Dieses Feld fehlt.');
    expect(await page.locator('#tag-name-error').textContent()).toBe('Dieser Name ist vergeben.');
  });

  test('in a part of a field that cannot show them lead to that field', async () => {
    const { page } = staff;
    await page.route('**/trpc/products.create*', (route) =>
      route.fulfill(
        refusal([{ message: 'Das geht so nicht.', code: 'invalid', field: 'config.parts.0.optional' }]),
      ),
    );
    await begin(staff, '/products');
    await page.locator('#product-name').fill('Probe');
    await page.locator('#product-uid').fill('probe-unsichtbar');
    await page.locator('#product-price').fill('1');
    await page.locator('#product-tax').fill('10');
    const { said } = await submit(staff);
    await page.unroute('**/trpc/products.create*');
    expect(said).toContain('Schritte, Nr. 1: Das geht so nicht.');
    await page.getByRole('button', { name: 'Schritt hinzufügen' }).waitFor();
    await page.getByRole('button', { name: 'Schritte, Nr. 1: Das geht so nicht.' }).click();
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
    ).toBe('config');
  });
});
