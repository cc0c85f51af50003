import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { placeByApi } from '../by-api.ts';
import { plainText, sentPage, shownHead, structuredIn } from '../sent-page.ts';
import { type Stage, startStage } from '../stage.ts';

/** What search engines and link previews see. One test per promise. */

const BASE = 'Feinkost Wiesenknopf | Online bestellen in Bad Marienau';
let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const sent = (path: string) => sentPage(stage.url, path);

describe('Page titles', () => {
  test.each([
    ['/', BASE],
    ['/store/hauptplatz', `Wiesenknopf am Hauptplatz - ${BASE}`],
    ['/store/hauptplatz/checkout', `Bestellvorgang - ${BASE}`],
    ['/store/hauptplatz/checkout/error', `Bestellvorgang - ${BASE}`],
    ['/status/ABCDEFGHJK/geheim', `Bestellstatus - ${BASE}`],
    ['/site/terms-and-conditions', `AGB - ${BASE}`],
    ['/site/privacy', `Datenschutz - ${BASE}`],
    ['/site/imprint', `Impressum - ${BASE}`],
    ['/site/allergens', `Allergene - ${BASE}`],
    ['/partyservice', `Partyservice - ${BASE}`],
    ['/jobs', `Arbeiten bei uns - ${BASE}`],
    ['/gibt-es-nicht', `404 Not Found - ${BASE}`],
  ])('the title of %s is in the HTML that the server sends: %s', async (path, title) => {
    const { head } = await sent(path);
    expect(head.title).toBe(title);
    expect(head['og:title']).toBe(title);
    expect(head['twitter:title']).toBe(title);
    expect(head.description?.length).toBeGreaterThan(20);
    expect(head['og:description']).toBe(head.description);
    expect(head['theme-color']).toBe('#b3261e');
  });

  test('base title from config seoTitle, else title, else shopName; description from seoDescription, else description', async () => {
    const named = async (values: object) => {
      await admin.change('/config', values);
      const { head } = await sent('/');
      return [head.title, head.description];
    };
    const [title, description] = await named({});
    const before = { seoTitle: title, seoDescription: description };
    const config = { title: 'Titel', shopName: 'Feinkost Wiesenknopf', description: 'Beschreibung' };
    const own = await ownTexts();
    expect(await named({ ...config, ...before })).toEqual([title, description]);
    expect(await named({ seoTitle: '', seoDescription: '' })).toEqual(['Titel', 'Beschreibung']);
    expect(await named({ title: '' })).toEqual(['Feinkost Wiesenknopf', 'Beschreibung']);
    await admin.change('/config', { ...own, ...before });
  });

  test('division: optional title prefix; branch: name prefix and its description', async () => {
    const division = await admin.create('/divisions', { name: 'Wiesenknopf', title: 'Die Wiesenknöpfe' });
    expect((await sent('/')).head.title).toBe(`Die Wiesenknöpfe - ${BASE}`);
    expect((await sent('/store/hauptplatz')).head.title).toBe(`Wiesenknopf am Hauptplatz - ${BASE}`);
    await admin.change(`/divisions/${division}`, { title: '' });
    expect((await sent('/')).head.title).toBe(BASE);
    expect((await sent('/store/hauptplatz')).head.description).toMatch(/^Unser Stammhaus seit 1931/);
  });

  test('the canonical address never carries a query, and is the same for all spellings', async () => {
    for (const path of [
      '/store/hauptplatz',
      '/store/hauptplatz?produkt=101',
      '/store/hauptplatz/',
      '/kiosk/hauptplatz',
    ])
      expect((await sent(path)).head.canonical, path).toBe(`${stage.url}/store/hauptplatz`);
    expect((await sent('/kontakt?anliegen=jobs')).head.canonical).toBe(`${stage.url}/kontakt`);
    expect((await sent('/')).head.canonical).toBe(`${stage.url}/`);
  });

  test('canonical URL, og and twitter tags and the theme colour are kept in sync with the page', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/');
    expect(await shownHead(page)).toEqual(expect.objectContaining((await sent('/')).head));
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    const ways: [string, () => Promise<void>][] = [
      ['/store/hauptplatz', () => main.getByRole('link', { name: 'Wiesenknopf am Hauptplatz' }).click()],
      ['/site/imprint', () => footer.getByRole('link', { name: 'Impressum' }).click()],
      ['/site/privacy', () => footer.getByRole('link', { name: 'Datenschutz' }).first().click()],
      ['/', () => page.getByRole('banner').getByRole('link').first().click()],
    ];
    for (const [path, go] of ways) {
      await go();
      await page.waitForURL(stage.url + path);
      const { head } = await sent(path);
      await expect.poll(() => shownHead(page), { message: path }).toEqual(expect.objectContaining(head));
      const names = Object.keys(await shownHead(page)).filter((name) => /^(og|twitter):/.test(name));
      expect(names.toSorted(), path).toEqual(
        Object.keys(head)
          .filter((name) => /^(og|twitter):/.test(name))
          .toSorted(),
      );
    }
  });

  test('an order is never a search result, and no tag contains its secret', async () => {
    const order = await placeByApi(stage);
    const { head, html } = await sent(order.path);
    expect(head.robots).toBe('noindex');
    expect(html).not.toContain(order.hash);
    for (const path of ['/kiosk/hauptplatz', '/gibt-es-nicht']) {
      const other = await sent(path);
      expect(other.head.robots, path).toBe('noindex');
      expect(structuredIn(other.html), path).toEqual([]);
    }
  });
});

async function ownTexts(): Promise<object> {
  const { data } = (await (await fetch(`${stage.url}/api/config`)).json()) as {
    data: Record<string, string>;
  };
  const { title, description, shopName } = data;
  return { title, description, shopName };
}

describe('structured data', () => {
  test('Restaurant, Menu and openingHours for branches', async () => {
    const [restaurant = {}, trail] = structuredIn((await sent('/store/hauptplatz')).html);
    expect(restaurant).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Wiesenknopf am Hauptplatz',
      url: `${stage.url}/store/hauptplatz`,
      address: { '@type': 'PostalAddress', addressLocality: 'Bad Marienau', addressCountry: 'AT' },
      geo: { '@type': 'GeoCoordinates' },
      telephone: expect.stringMatching(/^\+43/),
    });
    const hours = restaurant.openingHoursSpecification as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    expect(hours).toContainEqual(expect.objectContaining({ opens: '07:00', closes: '20:00' }));
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toContain('Sunday');
    const { hasMenuSection } = restaurant.hasMenu as {
      hasMenuSection: { name: string; hasMenuItem: { name: string; offers?: { priceCurrency: string } }[] }[];
    };
    expect(hasMenuSection.length).toBeGreaterThan(8);
    const items = hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
    expect(items.find(({ name }) => name === 'Schnitzelsemmel')).toMatchObject({
      '@type': 'MenuItem',
      offers: {
        '@type': 'Offer',
        price: '6.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('WebSite on the home page, breadcrumbs on the shop’s own pages, and a job posting with place and date', async () => {
    const home = structuredIn((await sent('/')).html);
    expect(home).toMatchObject([{ '@type': 'WebSite', name: 'Feinkost Wiesenknopf', url: `${stage.url}/` }]);
    const { data } = (await (await fetch(`${stage.url}/api/sites?pageSize=200`)).json()) as {
      data: { path: string; type: string; title: string }[];
    };
    const vacancies = data.filter(({ type }) => type === 'custom_vacancy');
    expect(vacancies.length).toBeGreaterThan(0);
    for (const { path, title } of vacancies) {
      const things = structuredIn((await sent(path)).html);
      expect(things[0], path).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { name: 'Arbeiten bei uns' }, { name: title }],
      });
      const job = things.find((thing) => thing['@type'] === 'JobPosting');
      if (!job) continue;
      expect(job).toMatchObject({
        title,
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        hiringOrganization: { name: 'Wiesenknopf Feinkost GmbH' },
        jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress' } }],
      });
    }
  });

  test('is no script: CSP allows it, and after navigation it does not describe the previous page', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    const blocks = page.locator('script[type="application/ld+json"]');
    expect(await blocks.count()).toBe(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect.poll(() => blocks.count()).toBe(0);
  });
});

describe('sitemap.xml and robots.txt', () => {
  test('robots.txt leads to the sitemap, and every URL in it is an indexable page', async () => {
    const robots = await (await fetch(`${stage.url}/robots.txt`)).text();
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    const xml = await (await fetch(address)).text();
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    const paths = places.map(([, loc = '']) => plainText(loc).replace(stage.url, ''));
    for (const path of [
      '/',
      '/store/hauptplatz',
      '/store/unterlinden',
      '/site/imprint',
      '/partyservice',
      '/jobs',
    ])
      expect(paths).toContain(path);
    for (const path of paths) {
      const { status, head } = await sent(path);
      expect(status, path).toBe(200);
      expect(head.robots, path).toBe('index, follow');
      expect(head.canonical, path).toBe(stage.url + path);
    }
    for (const [, , changed = ''] of places) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  });
});
