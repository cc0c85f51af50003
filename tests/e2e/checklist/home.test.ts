import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { shownText } from '../customer.ts';
import { faultsOn } from '../screen-faults.ts';
import { SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Device, Visitor } from '../visitor.ts';

/** The home page in its forms, and its search: one test per promise. */

let stage: ToldStage;
let owner: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  owner = await signInByApi(stage.url);
});
afterEach(async () => {
  await owner.change('/config', {
    enablePluginHomePage: true,
    enablePluginSearch: true,
    enablePluginTags: true,
  });
  await owner.change('/branches/1', { isPublic: true, isEnabled: true });
  await owner.change('/branches/2', { isPublic: true, isEnabled: true });
  await stage.settle();
});
afterAll(() => stage.stop());

async function home(device: Device, moment = TUESDAY_NOON): Promise<Visitor> {
  const visitor = await stage.at(moment, device, { isStill: true });
  await visitor.visit('/');
  return visitor;
}

function card({ page }: Visitor, name: string): Locator {
  return page.getByRole('main').getByRole('article').filter({ hasText: name });
}

async function names({ page }: Visitor): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

describe('Home page: with the home-page plugin and several branches', () => {
  test("branch cards link to /store/{identifier} with images, logo, name, address and today's open status", async () => {
    await owner.change('/branches/1', { logo: { id: 50 } });
    const visitor = await home('phone');
    const main = card(visitor, 'Wiesenknopf am Hauptplatz');
    expect(await shownText(main)).toContain('Hauptplatz 7, 3569 Bad Marienau');
    expect(await shownText(main)).toContain('Geöffnet bis 20:00 Uhr');
    expect(await main.locator('img').count(), 'two pictures and the logo').toBe(3);
    expect(await faultsOn(visitor, 'home')).toEqual([]);
    await visitor.press(main.getByRole('link', { name: 'Wiesenknopf am Hauptplatz' }));
    await visitor.page.waitForURL('**/store/hauptplatz');
    const late = await home('desktop', SUNDAY_NIGHT);
    expect(await shownText(card(late, 'Wiesenknopf am Hauptplatz'))).toContain(
      'Geschlossen – öffnet morgen um 07:00 Uhr',
    );
  });

  test('branch list cards also show ordering status labels: pickup and delivery availability', async () => {
    const noon = await home('desktop');
    const labels = card(noon, 'Wiesenknopf am Hauptplatz').getByRole('listitem');
    expect(await labels.allTextContents()).toEqual([
      'Abholung heute 12:05',
      'Lieferung heute 12:05',
      'Vor Ort heute 12:05',
    ]);
    const night = await home('desktop', SUNDAY_NIGHT);
    expect(await card(night, 'Wiesenknopf am Kamp').getByRole('listitem').allTextContents()).toEqual([
      'Abholung vorbestellen morgen 08:00',
      'Lieferung vorbestellen morgen 08:00',
    ]);
    await owner.change('/branches/2', { isPreorderEnabled: false });
    const without = await home('desktop', SUNDAY_NIGHT);
    expect(await card(without, 'Wiesenknopf am Kamp').getByRole('listitem').allTextContents()).toEqual([
      'Abholung geschlossen',
      'Lieferung geschlossen',
    ]);
    await owner.change('/branches/2', { isPreorderEnabled: true });
  });

  test('non-public branches appear as inactive cards', async () => {
    await owner.change('/branches/2', { isPublic: false });
    const visitor = await home('phone');
    const inactive = card(visitor, 'Wiesenknopf am Kamp');
    expect(await shownText(inactive)).toContain('Kampstraße 22, 3568 Unterlinden am Kamp');
    expect(await shownText(inactive)).toContain('Derzeit nicht verfügbar');
    expect(await inactive.getByRole('link').count()).toBe(0);
    await visitor.page.getByText('2 von 2 Filialen werden angezeigt.').waitFor();
    expect(await faultsOn(visitor, 'home with an inactive branch')).toEqual([]);
  });

  test('a search box with the placeholder "PLZ / Ort", and tag filter chips with their pictures', async () => {
    const visitor = await home('desktop');
    const { page } = visitor;
    await page.getByPlaceholder('PLZ / Ort').waitFor();
    const chips = page.getByRole('group', { name: 'Nach Merkmal filtern' }).getByRole('button');
    expect(await chips.allTextContents()).toEqual([
      'Frühstück',
      'Mittagstisch',
      'Partyservice',
      'Gastgarten',
      'Lieferung',
    ]);
    expect(await chips.locator('img').count()).toBe(5);
  });

  test('no search box without its plugin, and no chips when the tags plugin is off', async () => {
    await owner.change('/config', { enablePluginSearch: false, enablePluginTags: false });
    const { page } = await home('phone');
    await page.getByText('2 von 2 Filialen werden angezeigt.').waitFor();
    expect(await page.getByPlaceholder('PLZ / Ort').count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Nach Merkmal filtern' }).count()).toBe(0);
  });

  test('result text "{n} von {total} Filialen werden angezeigt.", empty: "Leider wurden keine Ergebnisse gefunden."', async () => {
    const visitor = await home('phone');
    const { page } = visitor;
    const search = page.getByPlaceholder('PLZ / Ort');
    await page.getByText('2 von 2 Filialen werden angezeigt.').waitFor();
    await search.fill('Unterlinden');
    await page.getByText('1 von 2 Filialen werden angezeigt.').waitFor();
    await search.fill('1010 Wien');
    await page.getByText('0 von 2 Filialen werden angezeigt.').waitFor();
    await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
    expect(await faultsOn(visitor, 'home without results')).toEqual([]);
  });
});

describe('Home search', () => {
  test('the term is split on commas and spaces; any token counts in name, street, city, zip, keywords or a tag name', async () => {
    const visitor = await home('phone');
    const search = visitor.page.getByPlaceholder('PLZ / Ort');
    const MAIN = 'Wiesenknopf am Hauptplatz';
    const KAMP = 'Wiesenknopf am Kamp';
    for (const [term, found] of [
      ['  am kamp', [MAIN, KAMP]],
      ['kampSTRASSE', []],
      ['kampSTRAßE', [KAMP]],
      ['3568', [KAMP]],
      ['1010, MARIENAU', [MAIN]],
      ['catering', [KAMP]],
      ['gastgarten', [MAIN]],
    ] as const) {
      await search.fill(term);
      await expect.poll(() => names(visitor), { message: term }).toEqual(found);
    }
  });

  test('the tag filter requires the branch to carry the selected tag', async () => {
    const visitor = await home('desktop');
    const { page } = visitor;
    const chip = page.getByRole('button', { name: 'Gastgarten' });
    await visitor.press(chip);
    await expect.poll(() => names(visitor)).toEqual(['Wiesenknopf am Hauptplatz']);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await page.getByPlaceholder('PLZ / Ort').fill('3568');
    await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
    await page.getByPlaceholder('PLZ / Ort').fill('');
    await visitor.press(chip);
    await expect.poll(() => names(visitor)).toHaveLength(2);
  });
});

describe('Home page: without that plugin', () => {
  test('branch opening hours or delivery hours, a toggle between them, contact details and a map', async () => {
    await owner.change('/config', { enablePluginHomePage: false });
    const visitor = await home('phone');
    const { page } = visitor;
    const main = card(visitor, 'Wiesenknopf am Hauptplatz');
    const table = main.getByRole('table');
    expect(await shownText(table)).toContain('Sonntag 08:00 bis 14:00 Uhr');
    await visitor.press(main.getByRole('button', { name: 'Lieferzeiten' }));
    expect(await shownText(table)).toContain('Montag 10:00 bis 19:00 Uhr');
    expect(await shownText(table)).toContain('Sonntag geschlossen');
    await visitor.press(main.getByRole('button', { name: 'Öffnungszeiten' }));
    expect(await shownText(table)).toContain('Montag 07:00 bis 20:00 Uhr');
    expect(await main.getByRole('link', { name: '+43 2999 555010' }).getAttribute('href')).toBe(
      'tel:+432999555010',
    );
    expect(
      await main.getByRole('link', { name: 'hauptplatz@feinkost-wiesenknopf.example' }).getAttribute('href'),
    ).toBe('mailto:hauptplatz@feinkost-wiesenknopf.example');
    const map = page.getByRole('region', { name: 'Anfahrt' });
    expect(await map.getByRole('listitem').count()).toBe(2);
    expect(await page.getByPlaceholder('PLZ / Ort').count()).toBe(0);
    expect(await main.getByRole('list').getByRole('listitem').allTextContents()).toEqual([
      'Abholung heute 12:05',
      'Lieferung heute 12:05',
      'Vor Ort heute 12:05',
    ]);
    const other = card(visitor, 'Wiesenknopf am Kamp');
    expect(await other.getByRole('button').count(), 'it delivers at its opening hours').toBe(0);
    expect(await faultsOn(visitor, 'home without the plugin')).toEqual([]);
  });
});

describe('Home page: single-branch variant', () => {
  test('three teasers: "Online Bestellen", "Tischreservierung" and "Anfahrt"', async () => {
    await owner.change('/branches/2', { isEnabled: false });
    const visitor = await home('phone');
    const { page } = visitor;
    const [order, table, directions] = await page
      .getByRole('region', { name: 'Unser Angebot' })
      .getByRole('article')
      .all();
    if (!order || !table || !directions) throw new Error('three teasers were expected');
    await order.getByRole('heading', { name: 'Online Bestellen' }).waitFor();
    await order
      .getByText('Bestellen Sie einfach online mit praktischer Onlinezahlung', { exact: true })
      .waitFor();
    expect(await order.getByRole('link', { name: 'Jetzt Bestellen' }).getAttribute('href')).toBe(
      '/store/hauptplatz',
    );
    await table.getByRole('heading', { name: 'Tischreservierung' }).waitFor();
    expect(await table.getByRole('link', { name: 'Jetzt Anrufen' }).getAttribute('href')).toBe(
      'tel:+432999555010',
    );
    await directions.getByRole('heading', { name: 'Anfahrt' }).waitFor();
    const link = directions.getByRole('link', { name: 'Anfahrt berechnen' });
    expect(await link.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Hauptplatz%207/,
    );
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await faultsOn(visitor, 'home with one branch')).toEqual([]);
  });

  test('opening-hours table per day (closed days shown as closed) and a contact section headed "Anfahrt"', async () => {
    await owner.change('/branches/1', { isEnabled: false });
    const visitor = await home('desktop');
    const { page } = visitor;
    const rows = page.getByRole('region', { name: 'Öffnungszeiten' }).getByRole('row');
    expect(await rows.allTextContents()).toEqual([
      'Montag08:00 bis 18:00 Uhr',
      'Dienstag08:00 bis 18:00 Uhr',
      'Mittwoch08:00 bis 12:30, 14:00 bis 18:00 Uhr',
      'Donnerstag08:00 bis 18:00 Uhr',
      'Freitag08:00 bis 19:00 Uhr',
      'Samstag08:00 bis 13:00 Uhr',
      'Sonntaggeschlossen',
    ]);
    const contact = page.getByRole('region', { name: 'Anfahrt' });
    expect(await shownText(contact)).toContain('Kampstraße 22, 3568 Unterlinden am Kamp');
    await contact.getByRole('link', { name: '+43 2999 555020' }).waitFor();
    await contact.getByRole('link', { name: 'kamp@feinkost-wiesenknopf.example' }).waitFor();
    await contact.getByRole('link', { name: 'Anfahrt berechnen' }).waitFor();
  });
});

test('the block "home" is shown below the home page, in each of its variants', async () => {
  const { data } = (await (await fetch(`${stage.url}/api/blocks`)).json()) as {
    data: { id: number; identifier: string }[];
  };
  const block = data.find(({ identifier }) => identifier === 'home') ?? expect.fail('no such block');
  await owner.change(`/blocks/${block.id}`, {
    content: {
      title: '',
      description: '',
      image: null,
      body: [{ type: 'title', value: { title: 'Wir freuen uns auf Sie', subtitle: '' } }],
    },
  });
  const list = await home('phone');
  await list.page.getByRole('heading', { name: 'Wir freuen uns auf Sie' }).waitFor();
  await owner.change('/config', { enablePluginHomePage: false });
  await list.visit('/');
  await list.page.getByRole('heading', { name: 'Wir freuen uns auf Sie' }).waitFor();
});
