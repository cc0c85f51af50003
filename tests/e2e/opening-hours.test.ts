import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/main.ts';
import { launchChromium } from '#tests/browser.ts';
import { build } from '#tests/built.ts';
import { addSimple, chooseService, SUBMIT, sectionOf, shownText } from './customer.ts';
import { shopTemplate } from './stage.ts';
import { openVisitor } from './visitor.ts';

/**
 * What the shop says at given moments. Server and browser are told the time: the same server as ever, in this process,
 * with the built pages. The branch at Hauptplatz is open on weekdays from 7 to 20 and delivers from 10 to 19, on Sundays it
 * is open from 8 to 14 and does not deliver.
 */
let now = new Date();
let server: RunningServer;
let browser: Browser;
let directory: string;

beforeAll(async () => {
  build();
  directory = mkdtempSync(join(tmpdir(), 'theke-e2e-hours-'));
  cpSync((await shopTemplate()).dataDir, join(directory, 'data'), { recursive: true });
  const [{ serve }, { readSettings }] = await Promise.all([
    import('#server/main.ts'),
    import('#adapters/settings.ts'),
  ]);
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(directory, 'data'),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  server = await serve(settings, { hasWeb: true, clock: { now: () => now } });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (directory) rmSync(directory, { recursive: true, force: true });
});

/** The branch page on the phone at that moment. */
async function at(moment: string) {
  now = new Date(moment);
  const visitor = await openVisitor(browser, server.url, 'phone', { now });
  await visitor.visit('/store/hauptplatz');
  const text = await shownText(visitor.page.getByRole('main'));
  const bar = await shownText(visitor.page.getByRole('complementary', { name: 'Status und Personal' }));
  return { visitor, text, bar };
}

describe('the branch page', () => {
  test('says nothing special while it is open and delivers', async () => {
    const { visitor, text, bar } = await at('2026-11-24T12:00:00+01:00');
    expect(bar).toContain('Geöffnet bis 20:00');
    expect(text).toContain('Geöffnet bis 20:00 Uhr');
    expect(text).not.toContain('leider');
    await addSimple(visitor, 'Schnitzelsemmel');
    await visitor.visit('/store/hauptplatz/checkout');
    await sectionOf(visitor, 'Termin').getByText('So bald wie möglich').waitFor();
    expect(await shownText(visitor.page.getByRole('button', { name: SUBMIT }))).toBe(
      'Bestellung abschicken zahlungspflichtig',
    );
    await visitor.context.close();
    expect(visitor.takeComplaints()).toEqual([]);
  });

  test('says that only delivery rests, when it comes back, and what is possible meanwhile', async () => {
    const { visitor, text, bar } = await at('2026-11-22T10:00:00+01:00');
    expect(bar).toContain('Geöffnet bis 14:00');
    expect(text).toContain(
      'Derzeit bieten wir leider keine Lieferung an. Wir liefern wieder morgen um 10:00 Uhr. Abholung und Vor Ort sind weiterhin möglich.',
    );
    await addSimple(visitor, 'Brettljause für zwei');
    await visitor.visit('/store/hauptplatz/checkout');
    expect(await shownText(visitor.page.getByRole('button', { name: SUBMIT }))).toMatch(
      /^Bestellung abschicken/,
    );
    await chooseService(visitor, 'Lieferung');
    await visitor.page.getByText('Derzeit bieten wir leider keine Lieferung an.').waitFor();
    expect(await shownText(visitor.page.getByRole('button', { name: SUBMIT }))).toMatch(
      /^Vorbestellung abschicken/,
    );
    await visitor.context.close();
    expect(visitor.takeComplaints()).toEqual([]);
  });

  test('says that it is closed, in its own words, and takes preorders', async () => {
    const { visitor, text, bar } = await at('2026-11-22T22:00:00+01:00');
    expect(bar).toContain('Geschlossen');
    expect(text).toContain('Geschlossen – öffnet morgen um 07:00 Uhr');
    expect(text).toContain(
      'Wir sind Montag bis Freitag ab 7 Uhr, am Wochenende ab 7 beziehungsweise 8 Uhr wieder für Sie da.',
    );
    expect(text).toContain('Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.');
    await addSimple(visitor, 'Schnitzelsemmel');
    await visitor.visit('/store/hauptplatz/checkout');
    await visitor.page.getByText('Derzeit haben wir leider geschlossen.').waitFor();
    expect(await sectionOf(visitor, 'Termin').getByText('So bald wie möglich').count()).toBe(0);
    expect(await shownText(visitor.page.getByRole('button', { name: SUBMIT }))).toMatch(
      /^Vorbestellung abschicken/,
    );
    await visitor.context.close();
    expect(visitor.takeComplaints()).toEqual([]);
  });

  test('warns in the last hour before it closes', async () => {
    const { visitor, bar } = await at('2026-11-24T19:30:00+01:00');
    expect(bar).toContain('Geöffnet bis 20:00');
    const colour = (name: string) =>
      visitor.page
        .getByText(name)
        .last()
        .evaluate((element) => getComputedStyle(element).color);
    const soon = await colour('Geöffnet bis 20:00 Uhr');
    await visitor.context.close();
    const noon = await at('2026-11-24T12:00:00+01:00');
    const calm = await noon.visitor.page
      .getByText('Geöffnet bis 20:00 Uhr')
      .last()
      .evaluate((element) => getComputedStyle(element).color);
    await noon.visitor.context.close();
    expect(soon).not.toBe(calm);
  });

  test('shows the dishes of another day, but does not sell them', async () => {
    const { visitor } = await at('2026-11-24T12:00:00+01:00');
    const { page } = visitor;
    expect(await page.getByRole('button', { name: 'Dienstagsmenü: Käsespätzle' }).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Montagsmenü: Faschierte Laibchen' }).isDisabled()).toBe(
      true,
    );
    expect(await shownText(page.getByRole('article').filter({ hasText: 'Montagsmenü' }))).toContain(
      'Derzeit nicht verfügbar',
    );
    await visitor.context.close();
  });
});

test('the home page counts the open branches', async () => {
  for (const [moment, words] of [
    ['2026-11-24T12:00:00+01:00', '2 Standorte geöffnet'],
    ['2026-11-22T10:00:00+01:00', '1 Standort geöffnet'],
    ['2026-11-22T22:00:00+01:00', 'Alle Standorte geschlossen'],
  ] as const) {
    now = new Date(moment);
    const html = await (await fetch(`${server.url}/`)).text();
    expect(html).toContain(words);
  }
});
