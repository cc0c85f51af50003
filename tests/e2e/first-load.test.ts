import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { firstLoadBytes } from '#tests/first-load.ts';
import { ROOT } from '#tests/source-files.ts';
import { SCREENS_OF_RUN } from './long-run.ts';
import { type Stage, startStage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor gets before and with the first script. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('the first HTML of the branch page contains the menu with its prices, title and description', async () => {
  const html = await (await fetch(`${stage.url}/store/hauptplatz`)).text();
  const [, shown = ''] = /<div id="root">(.*)<script type="application\/json"/s.exec(html) ?? [];
  const text = shown.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Wiesenknopf am Hauptplatz',
    'Jausensemmel nach Wunsch',
    'ab 2,80\u00a0€',
    'Schnitzelsemmel',
    '6,90\u00a0€',
    'Allergene: A, C, G, M',
    'Partyservice',
    'Keine Produkte im Warenkorb',
  ]) {
    expect(text.replaceAll(/\s/g, ' ')).toContain(words.replaceAll(/\s/g, ' '));
  }
  expect(html).toMatch(/<title>Wiesenknopf am Hauptplatz - Feinkost Wiesenknopf/);
  expect(html).toMatch(/<meta name="description" content="Unser Stammhaus seit 1931/);
});

test('unknown addresses respond 404 with a page', async () => {
  for (const path of ['/gibt-es-nicht', '/store/gibt-es-nicht', '/site/gibt-es-nicht']) {
    const answer = await fetch(stage.url + path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain('Leider wurde die angeforderte Seite nicht gefunden.');
  }
});

test('the branch page needs no more than 130 kB of JavaScript', () => {
  expect(firstLoadBytes()).toBeLessThan(130_000);
});

test.each(['/', '/store/hauptplatz', '/store/hauptplatz/checkout', '/partyservice'])(
  '%s is shown and hydrated without Intl, whose first use costs a phone a tenth of a second',
  async (path) => {
    const visitor = await stage.open('phone');
    await visitor.page.addInitScript(() => {
      const view = window as Window & { asked?: string[] };
      view.asked = [];
      for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
        const construct = (target: typeof Intl.Collator, given: [string]) => {
          view.asked?.push(name);
          return new target(...given);
        };
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as typeof Intl.Collator, { construct }) });
      }
    });
    await visitor.visit(path);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.evaluate(() => (window as Window & { asked?: string[] }).asked)).toEqual([]);
  },
);

describe.each(SCREENS_OF_RUN)(
  'what users do before the scripts are there is replayed on the %s',
  (device) => {
    async function early(path: string, act: (visitor: Visitor) => Promise<void>): Promise<Visitor> {
      const visitor = await stage.open(device);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await visitor.page.route(/\/assets\/shared-/, async (route) => {
        await released;
        await route.continue();
      });
      await visitor.page.goto(path, { waitUntil: 'load' });
      await act(visitor);
      release();
      return visitor;
    }

    test('a product opens', async () => {
      const { page } = await early('/store/hauptplatz', ({ page: bare, press }) =>
        press(bare.getByRole('button', { name: 'Schnitzelsemmel', exact: true })),
      );
      await page.getByRole('dialog', { name: 'Schnitzelsemmel' }).waitFor();
    });

    test('a delivery type is chosen', async () => {
      const choice = (page: Page) => page.getByRole('radio', { name: /^Vor Ort/ });
      const { page } = await early('/store/hauptplatz', ({ page: bare, press }) =>
        press(bare.locator('label').filter({ has: choice(bare) })),
      );
      await expect.poll(() => choice(page).isChecked()).toBe(true);
    });

    test('a search finds', async () => {
      const branches = (page: Page) => page.locator('main article');
      const { page } = await early('/', async ({ page: bare }) => {
        expect(await branches(bare).count()).toBeGreaterThan(1);
        await bare.getByRole('searchbox').pressSequentially('Unterlinden');
      });
      await expect.poll(() => branches(page).count()).toBe(1);
      expect(await page.getByRole('searchbox').inputValue()).toBe('Unterlinden');
    });

    test('a form keeps what was typed, and follows what was chosen', async () => {
      const form = (page: Page) => page.locator('main form');
      const { page } = await early('/kontakt', async ({ page: bare }) => {
        await form(bare).getByLabel('E-Mail *').fill('berta@example.com');
        await form(bare).getByLabel('Anliegen *').selectOption('Jobs');
      });
      await form(page).locator('input[type=file]').waitFor({ state: 'attached' });
      expect(await form(page).getByLabel('E-Mail *').inputValue()).toBe('berta@example.com');
      await form(page).getByLabel('E-Mail *').press('End');
      expect(await form(page).getByLabel('E-Mail *').inputValue()).toBe('berta@example.com');
    });
  },
);

test.each([
  ['configurator', 'Schnitzelsemmel'],
  ['menu-sheet', 'Menü öffnen'],
])('a tap before %s has arrived is answered with a bar', async (file, name) => {
  const { page, press, visit } = await stage.open('phone');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${file}-`), async (route) => {
    await released;
    await route.continue();
  });
  await visit('/store/hauptplatz');
  await press(page.getByRole('button', { name, exact: true }));
  await page.getByRole('progressbar', { name: 'Wird geladen' }).waitFor({ state: 'attached' });
  release();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

test('what the first taps open is fetched before them, and needs the network no more', async () => {
  const { page, context, press, visit } = await stage.open('phone');
  await visit('/store/hauptplatz');
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(/(?=.*configurator-)(?=.*filled-cart-)(?=.*menu-sheet-)/);
  await context.setOffline(true);
  await press(page.getByRole('button', { name: 'Menü öffnen' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).waitFor();
  await context.setOffline(false);
});

describe('the files for the browser', () => {
  const folder = join(ROOT, 'dist/web/assets');
  const scripts = () => readdirSync(folder).filter((file) => file.endsWith('.js'));

  test('contain no server code', () => {
    for (const file of scripts()) {
      const code = readFileSync(join(folder, file), 'utf8');
      expect(code, file).not.toMatch(
        /PrismaClient|prisma_|pglite|fastify|argon2|nodemailer|DATABASE_URL|["']node:/i,
      );
    }
  });

  test('contain nothing of the rare screens in the first load', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<
      string,
      { imports?: string[]; dynamicImports?: string[] }
    >;
    const [shop = ''] = manifest['web/storefront/boot.ts']?.dynamicImports ?? [];
    const atOnce = [shop, ...(manifest[shop]?.imports ?? [])].map((name) => manifest[name]);
    expect(atOnce.flatMap((chunk) => chunk?.dynamicImports ?? [])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('configurator'),
        expect.stringContaining('checkout'),
        expect.stringContaining('status'),
      ]),
    );
  });
});

describe.each(SCREENS_OF_RUN)('hydration on the %s', (device) => {
  test.each(['/', '/store/hauptplatz'])('causes no layout shift on %s', async (path) => {
    const visitor = await stage.open(device);
    const { page } = visitor;
    await page.addInitScript(() => {
      const view = window as Window & { shifts?: { value: number; by: string }[] };
      view.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Element | null }[];
          };
          view.shifts?.push({
            value,
            by: sources?.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' ') ?? '',
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitor.visit(path);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(
      () => (window as Window & { shifts?: { value: number; by: string }[] }).shifts ?? [],
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
});
