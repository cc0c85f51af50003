import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSimple, chooseService, SUBMIT, sectionOf, shownText } from './customer.ts';
import { startToldStage, type ToldStage } from './told-time.ts';

let stage: ToldStage;
beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage?.stop());

/** The branch page on the phone at that moment. */
async function at(moment: string) {
  const visitor = await stage.at(moment, 'phone');
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
  });
});

test('the home page counts the open branches', async () => {
  for (const [moment, words] of [
    ['2026-11-24T12:00:00+01:00', '2 Standorte geöffnet'],
    ['2026-11-22T10:00:00+01:00', '1 Standort geöffnet'],
    ['2026-11-22T22:00:00+01:00', 'Alle Standorte geschlossen'],
  ] as const) {
    stage.tell(moment);
    const html = await (await fetch(`${stage.url}/`)).text();
    expect(html).toContain(words);
  }
});
