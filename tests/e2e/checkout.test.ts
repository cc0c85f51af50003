import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  addSimple,
  BERTA,
  chooseAppointment,
  enterContact,
  overlay,
  pressInOverlay,
  SUBMIT,
  sectionOf,
  shownText,
  submitOrder,
} from './customer.ts';
import { type Stage, startStage } from './stage.ts';
import type { Visitor } from './visitor.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A customer whose cart needs nothing but the button. */
async function readyToSubmit(visitor: Visitor): Promise<void> {
  await visitor.visit('/store/hauptplatz');
  await addSimple(visitor, 'Topfengolatsche', 2);
  await visitor.visit('/store/hauptplatz/checkout');
  await enterContact(visitor, BERTA);
  await chooseAppointment(visitor, 1);
  await accept(visitor);
}

describe('checkout', () => {
  test('every missing answer stands in the list and at its field; a line of the list leads there', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Topfengolatsche');
    await visitor.visit('/store/hauptplatz/checkout');
    await visitor.press(page.getByRole('button', { name: SUBMIT }));
    const list = page.getByRole('alert');
    await list.getByText('Bitte überprüfen Sie Ihre Angaben.').waitFor();
    const lines = await list.getByRole('listitem').allTextContents();
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bitte füllen Sie das Feld „Vorname“ aus.',
        'Bitte füllen Sie das Feld „Nachname“ aus.',
        'Bitte füllen Sie das Feld „E-Mail“ aus.',
        'Bitte füllen Sie das Feld „Telefon“ aus.',
        'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
        'Bitte akzeptieren Sie die Datenschutzerklärung.',
      ]),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await visitor.press(list.getByRole('link', { name: /Nachname/ }));
    const lastName = page.getByLabel('Nachname *', { exact: true });
    expect(await lastName.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await lastName.getAttribute('aria-invalid')).toBe('true');
    await lastName.fill('Süß');
    expect(await list.getByText(/Nachname/).count(), 'what is mended leaves the list').toBe(0);
    const phone = page.getByLabel(/^Telefon/);
    await phone.fill('0660 12ab34 56');
    expect(await phone.inputValue(), 'only digits, plus and space stay').toBe('0660 1234 56');
    await phone.blur();
    await page
      .getByText(/^Bitte geben Sie eine gültige Nummer im Format \+\d+ an\.$/)
      .first()
      .waitFor();
    await phone.fill('0043 660 123456');
    await phone.blur();
    expect(await phone.inputValue(), 'a leading 00 becomes +').toBe('+43660123456');
  });

  test('a price that changed meanwhile is shown before anything is ordered', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await readyToSubmit(visitor);
    visitor.allow(/409/);
    // The page is older than the shop's prices: it asks for a total that no longer holds, once.
    await page.route(
      '**/api/orders',
      (route) => {
        const body = { ...(route.request().postDataJSON() as object), totalGross: 4.2 };
        return route.continue({ postData: JSON.stringify(body) });
      },
      { times: 1 },
    );
    await visitor.press(page.getByRole('button', { name: SUBMIT }));
    await page.getByText('Preise haben sich geändert', { exact: true }).waitFor();
    expect(await page.getByText(/Der neue Gesamtbetrag ist/).textContent()).toMatch(/5,80\s€/);
    await submitOrder(visitor);
  });

  test('a double click orders once, and so does a second try after a lost answer', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await readyToSubmit(visitor);
    visitor.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/);
    const answers: string[] = [];
    // The first answer gets lost on its way back.
    await page.route('**/api/orders', async (route) => {
      const answer = await route.fetch();
      answers.push(((await answer.json()) as { data: { uid: string } }).data.uid);
      await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const button = page.getByRole('button', { name: SUBMIT });
    await button.dblclick();
    await page
      .getByRole('alert')
      .getByText(/Bitte überprüfen|unbekannter Fehler|nicht erreichbar/)
      .first()
      .waitFor();
    expect(answers.length).toBe(1);
    await submitOrder(visitor);
    expect(answers.length).toBe(2);
    expect(new Set(answers).size, 'both answers are the same order').toBe(1);
  });

  test('a donation is chosen, taken back and kept only when saved', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await readyToSubmit(visitor);
    const section = sectionOf(visitor, 'Spende');
    await visitor.press(section.getByRole('button', { name: 'Organisation auswählen' }));
    await overlay(visitor).getByLabel('Organisation suchen').fill('tier');
    await visitor.press(overlay(visitor).getByText('Tierheim Lindenhof'));
    await pressInOverlay(visitor, 'Abbrechen');
    expect(await section.getByText('Tierheim Lindenhof').count()).toBe(0);
    await visitor.press(section.getByRole('button', { name: 'Organisation auswählen' }));
    await visitor.press(overlay(visitor).getByText('Kamptaler Tafelrunde'));
    await visitor.press(overlay(visitor).getByText('Kamptaler Tafelrunde'));
    expect(await overlay(visitor).getByRole('checkbox', { checked: true }).count()).toBe(0);
    await visitor.press(overlay(visitor).getByText('Musikverein Unterlinden am Kamp'));
    await pressInOverlay(visitor, 'Speichern');
    await section.getByText('Musikverein Unterlinden am Kamp').waitFor();
    await submitOrder(visitor);
    const text = await shownText(page.getByRole('main'));
    expect(text).toContain('Spende an Musikverein Unterlinden am Kamp');
    expect(text, 'the customer pays nothing for it').toContain('Gesamt 5,80 €');
  });

  test('the keyboard alone orders a roll', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    const { keyboard } = page;
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 150; presses += 1) {
        await keyboard.press('Tab');
        const label = await page.evaluate(() => {
          const element = document.activeElement;
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          return (
            element?.getAttribute('aria-label') ??
            (labels.map((label) => label.textContent).join(' ') || element?.textContent) ??
            ''
          );
        });
        if (name.test(label)) return;
      }
      throw new Error(`the Tab key never reached ${name}`);
    };
    await tabTo(/^Brot & Gebäck$/);
    await keyboard.press('Enter');
    await tabTo(/^Laugenbrezel$/);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Laugenbrezel' }).waitFor();
    await tabTo(/^In den Warenkorb/);
    await keyboard.press('Enter');
    await tabTo(/^Bestellung abschließen$/);
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    for (const [field, text] of [
      [/^Vorname/, 'Karl'],
      [/^Nachname/, 'Tastner'],
      [/^E-Mail/, 'karl@example.com'],
      [/^Telefon/, '+43 660 7654321'],
    ] as const) {
      await tabTo(field);
      await keyboard.type(text);
    }
    if (await page.getByText('Zu einem Termin').isVisible()) {
      await tabTo(/^So bald wie möglich/);
      await keyboard.press('ArrowDown');
    }
    await tabTo(/^Datum/);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Datum wählen' }).waitFor();
    await tabTo(/\d{4}/);
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await tabTo(/^Weiter$/);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Uhrzeit wählen' }).waitFor();
    await tabTo(/^Speichern$/);
    await keyboard.press('Enter');
    await tabTo(/Allgemeinen Geschäftsbedingungen/);
    await keyboard.press('Space');
    await tabTo(/Datenschutzerklärung.*\*/);
    await keyboard.press('Space');
    await tabTo(SUBMIT);
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  });
});
