import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';

/**
 * Pages, shared content and menus in the backoffice: what is typed, what the preview shows, what visitors see of it. Each
 * test creates the page it needs.
 */

let stage: Stage;
let owner: Visitor;
let page: Page;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  owner = await stage.open('desktop', { isStill: true, isKept: true });
  page = owner.page;
  const { email, password } = ADMIN;
  await page.request.post('/api/login', { data: { username: email, password } });
  // Tests navigate by URL, which the hash router does not expect.
  await page.goto('/backend#/sites');
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Opens a screen as if for the first time; unsaved changes of another test are dropped. */
const open = (path: string) => showScreen(owner, path);

/** A published page with a heading and a text with a link: the starting point of a test. */
async function createSite(name: string, path: string, hasTextFirst = false): Promise<number> {
  const link = [{ type: 'link', attrs: { href: '/kontakt' } }];
  const content = [{ type: 'text', text: 'Tisch reservieren', marks: link }];
  const heading = { type: 'title', value: { title: 'Wir feiern!' } };
  const text = {
    type: 'content',
    value: { text: { type: 'doc', content: [{ type: 'paragraph', content }] } },
  };
  const body = hasTextFirst ? [text, heading] : [heading, text];
  return admin.create('/sites', { name, path, isPublic: true, content: { body } });
}

function preview(): FrameLocator {
  return page.frameLocator('iframe[title^="Vorschau"]');
}

async function save(): Promise<void> {
  const answer = page.waitForResponse(/\/trpc\/(?:sites|navigations)\.(?:create|update)/);
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await answer).status()).toBe(200);
  await page.getByText(/^(?:Nicht gespeichert|Wird gespeichert …)$/).waitFor({ state: 'detached' });
}

async function addSection(name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

function sections(): Locator {
  return page.getByRole('list', { name: 'Abschnitte' }).getByRole('listitem');
}

async function storedSite(path: string) {
  const { data } = (await (await page.request.get('/api/sites?pageSize=200')).json()) as {
    data: {
      id: number;
      path: string;
      isPublic: boolean;
      content: { body: { type: string; value: object }[] };
    }[];
  };
  return data.find((site) => site.path === path);
}

async function storedHeader() {
  const { data } = (await (await page.request.get('/api/navigations?identifier=header')).json()) as {
    data: { id: number; items: { label: string; children: { label: string }[] }[] }[];
  };
  return data[0];
}

describe('a page', () => {
  test('is written, previewed as a draft, published, and seen by visitors', async () => {
    await open('/sites/new');
    await page.getByRole('heading', { name: 'Neue Seite' }).waitFor();
    expect(await axeFindings(page, 'starts')).toEqual([]);
    await page.getByRole('button', { name: 'Leere Seite' }).click();
    await page.getByLabel('Name *').fill('Sommerfest im Garten');
    await expect.poll(() => page.getByLabel('Pfad *').inputValue()).toBe('/sommerfest-im-garten');
    await addSection(/^Überschrift/);
    await page.getByLabel('Titel', { exact: true }).first().fill('Wir feiern!');
    await addSection(/^Text/);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.type('Mit Musik ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('und Grill');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('. ');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Ziel').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.getByText(/Bitte geben Sie eine Seite Ihres Shops/).waitFor();
    await dialog.getByLabel('Ziel').fill('/kontakt');
    await dialog.getByLabel('Text des Links').fill('Tisch reservieren');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // Before anything is saved.
    await preview().getByRole('heading', { level: 1, name: 'Wir feiern!' }).waitFor();
    await preview().getByRole('link', { name: 'Tisch reservieren' }).waitFor();
    expect(await preview().locator('strong').filter({ hasText: 'und Grill' }).count()).toBe(1);
    expect(await axeFindings(page, 'page')).toEqual([]);
    await save();
    const draft = await storedSite('/sommerfest-im-garten');
    expect(draft?.isPublic).toBe(false);
    expect((await fetch(`${stage.url}/sommerfest-im-garten`)).status).toBe(404);

    await page.getByRole('switch', { name: 'Veröffentlicht' }).click();
    await save();
    const visitor = await stage.open('phone');
    await visitor.visit('/sommerfest-im-garten');
    await visitor.page.getByRole('heading', { level: 1, name: 'Wir feiern!' }).waitFor();
    expect(await visitor.page.locator('main strong').textContent()).toBe('und Grill');
    const link = visitor.page.getByRole('main').getByRole('link', { name: 'Tisch reservieren' });
    expect(await link.getAttribute('href')).toBe('/kontakt');
  });

  test('its sections are moved by keyboard, copied, and restored after removal', async () => {
    const id = await createSite('Maibaum', '/maibaum');
    await open(`/sites/${id}?section=1`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    const handle = page.getByRole('button', { name: /^Text .* verschieben$/ });
    await handle.focus();
    await page.keyboard.press('Space');
    await page
      .getByText(/Platz 2 von 2/)
      .first()
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await page
      .getByText(/Platz 1 von 2/)
      .first()
      .waitFor();
    await page.keyboard.press('Space');
    await sections().first().getByText('1. Text').waitFor();
    await page.getByRole('button', { name: 'Überschrift „Wir feiern!“ kopieren' }).click();
    await sections().nth(2).waitFor();
    await page.getByRole('button', { name: 'Überschrift „Wir feiern!“ entfernen' }).first().click();
    await sections().nth(2).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await sections().nth(2).waitFor();
    await save();
    const stored = await storedSite('/maibaum');
    expect(stored?.content.body.map(({ type }) => type)).toEqual(['content', 'title', 'title']);
  });

  test('an error is shown at its field, even in a collapsed section', async () => {
    await open(`/sites/${await createSite('Kirtag', '/kirtag')}`);
    await addSection(/^Auftakt/);
    const target = page.getByLabel('Ziel des Knopfs');
    await target.fill('irgendwohin');
    await page.getByRole('button', { name: '3. Auftakt mit Bild' }).click();
    await target.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await target.waitFor();
    expect(await target.getAttribute('aria-invalid')).toBe('true');
    await target.fill('/jobs');
    await save();
    // Without its error the section collapses again.
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  });

  test('clicking a section in the preview opens its fields', async () => {
    await open(`/sites/${await createSite('Frühschoppen', '/fruehschoppen', true)}`);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await preview().getByRole('link', { name: 'Tisch reservieren' }).waitFor();
    const before = await text.count();
    await preview().getByRole('link', { name: 'Tisch reservieren' }).click();
    await expect.poll(() => text.count()).toBe(before + 1);
    await preview().getByRole('link', { name: 'Tisch reservieren' }).waitFor();
  });

  test('is copied as a draft under an address of its own', async () => {
    await open(`/sites/${await createSite('Erntedank', '/erntedank')}`);
    await page.getByRole('link', { name: 'Kopieren' }).click();
    await page.getByRole('heading', { name: 'Neue Seite' }).waitFor();
    expect(await page.getByLabel('Pfad *').inputValue()).toBe('/erntedank-kopie');
    await save();
    expect(await storedSite('/erntedank-kopie')).toMatchObject({
      isPublic: false,
      content: { body: [{ type: 'title' }, { type: 'content' }] },
    });
  });
});

test('visitors cannot make the shop show unsaved content', async () => {
  const visitor = await stage.open('desktop');
  await visitor.visit('/kontakt');
  await visitor.page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/?vorschau=1';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done));
    const content = {
      title: '',
      description: '',
      image: null,
      body: [{ type: 'title', value: { title: 'Falsch', subtitle: '' } }],
    };
    const record = {
      id: 0,
      name: 'x',
      title: '',
      description: '',
      type: 'custom_site',
      isPublic: true,
      content,
    };
    for (let time = 0; time < 20; time += 1) {
      frame.contentWindow?.postMessage({ type: 'theke-preview-site', record }, '*');
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  const frame = visitor.page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  expect(await frame.getByText('Falsch').count()).toBe(0);
});

describe('a menu', () => {
  test('gets an entry, which is moved by keyboard and appears in the header', async () => {
    await createSite('Sonnwendfeuer', '/sonnwendfeuer');
    // The pages that the browser cached in another test are stale for this one.
    await page.reload();
    await open(`/navigations/${(await storedHeader())?.id}`);
    const list = page.getByRole('list', { name: 'Einträge des Menüs' });
    await list.waitFor();
    await page.getByRole('button', { name: 'Eintrag hinzufügen', exact: true }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const target = list.getByLabel('Seite *');
    await expect.poll(() => target.getAttribute('aria-invalid')).toBe('true');
    await target.selectOption({ label: 'Sonnwendfeuer' });
    await list.getByLabel('Beschriftung').fill('Fest');
    const handle = list.getByRole('button', { name: 'Fest verschieben' });
    await handle.focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp');
    await page.getByText('Fest: weiter geht es nicht.').waitFor();
    expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Computer' }).click();
    await preview().getByRole('banner').getByRole('link', { name: 'Fest', exact: true }).waitFor();
    expect(await axeFindings(page, 'menu')).toEqual([]);
    await save();
    const visitor = await stage.open('desktop');
    await visitor.visit('/');
    const entry = visitor.page.getByRole('banner').getByRole('link', { name: 'Fest', exact: true });
    expect(await entry.getAttribute('href')).toBe('/sonnwendfeuer');
  });

  test('an entry dragged sideways becomes a child of the one above it', async () => {
    await open(`/navigations/${(await storedHeader())?.id}`);
    const list = page.getByRole('list', { name: 'Einträge des Menüs' });
    const handle = list.getByRole('button', { name: 'Partyservice verschieben' });
    const place = () => handle.evaluate((element) => element.closest('li')?.getBoundingClientRect().x ?? 0);
    await handle.scrollIntoViewIfNeeded();
    const before = await place();
    const box = await handle.boundingBox();
    if (!box) throw new Error('the handle is not shown');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 20, { steps: 3 });
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 3 });
    // People drop it when they see where it will land.
    await expect.poll(place).toBe(before + 32);
    await page.mouse.up();
    await save();
    const above = (await storedHeader())?.items.find(({ label }) => label === 'Jausenkonfigurator');
    expect(above?.children.map(({ label }) => label)).toEqual(['Partyservice']);
  });
});
