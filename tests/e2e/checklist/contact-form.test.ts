import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFormPages, FORM_PAGE, field, fill, form, openForm, PDF, submit } from '../contact-page.ts';
import { faultsOn } from '../screen-faults.ts';
import { startToldStage, type ToldStage } from '../told-time.ts';

/** The contact form, its fields and checks (R127): one test per promise. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
  await createFormPages(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('Contact form: its fields', () => {
  test('subject: Partybrezel, Partyplatten, Geschenkkörbe in Partyservice; Jobs in Stellen; Anderer Anlass in Sonstiges', async () => {
    const visitor = await openForm(stage, 'phone');
    const groups = await field(visitor, 'Anliegen *')
      .locator('optgroup')
      .evaluateAll((all) =>
        all.map((group) => [
          group.getAttribute('label'),
          ...[...group.children].map(({ textContent }) => textContent),
        ]),
      );
    expect(groups).toEqual([
      ['Partyservice', 'Partybrezel', 'Partyplatten', 'Geschenkkörbe'],
      ['Stellen', 'Jobs'],
      ['Sonstiges', 'Anderer Anlass'],
    ]);
  });

  test('required fields are marked *, the phone field says "Bitte für Rückfragen angeben", the checkbox "Hiermit akzeptiere ich die Datenschutzerklärung."', async () => {
    const visitor = await openForm(stage, 'desktop');
    const labels = await form(visitor).locator('label').allTextContents();
    for (const label of ['Anliegen *', 'Firma', 'Vorname *', 'Nachname *', 'E-Mail *', 'Telefon *'])
      expect(labels).toContain(label);
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toContain(
      'Hiermit akzeptiere ich die Datenschutzerklärung. *',
    );
    await form(visitor).getByText('Bitte für Rückfragen angeben', { exact: true }).waitFor();
    await form(visitor).getByText('Maximal 250 Wörter', { exact: true }).waitFor();
    expect(await faultsOn(visitor, 'contact form')).toEqual([]);
    await visitor.press(form(visitor).getByRole('link', { name: 'Datenschutzerklärung' }));
    const text = visitor.page.getByRole('dialog', { name: 'Datenschutz' });
    await visitor.press(text.getByText('Datenschutz').last());
    await visitor.page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    expect(await form(visitor).getByRole('checkbox').isChecked(), 'reading is not accepting').toBe(false);
  });

  test("'Anderer Anlass' asks for additional information", async () => {
    const visitor = await openForm(stage, 'phone');
    const question = form(visitor).getByText('Bitte beschreiben Sie uns Ihren Anlass näher.');
    expect(await question.count()).toBe(0);
    await field(visitor, 'Anliegen *').selectOption('Anderer Anlass');
    await question.waitFor();
    await field(visitor, 'Weitere Informationen').waitFor();
  });

  test('anliegen={partybrezel|partyplatten|geschenkkoerbe|jobs|sonstiges} preselects the subject; the form is anchored as form', async () => {
    for (const [slug, subject] of [
      ['partybrezel', 'Partybrezel'],
      ['geschenkkoerbe', 'Geschenkkörbe'],
      ['jobs', 'Jobs'],
      ['sonstiges', 'Anderer Anlass'],
      ['unsinn', ''],
    ]) {
      const visitor = await openForm(stage, 'phone', `${FORM_PAGE}?anliegen=${slug}#form`);
      expect(await field(visitor, 'Anliegen *').inputValue(), slug).toBe(subject);
      const top = await form(visitor).evaluate((element) => element.getBoundingClientRect().top);
      expect(top, 'in view').toBeLessThan(400);
      await visitor.context.close();
    }
  });
});

describe('Contact form: its validation', () => {
  test('submit is disabled until valid, and always says what is missing', async () => {
    const visitor = await openForm(stage, 'phone');
    const button = submit(visitor);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    const missing = form(visitor).getByText(/^Noch offen: /);
    expect(await missing.textContent()).toBe(
      'Noch offen: Anliegen, Vorname, Nachname, E-Mail, Telefon und Datenschutzerklärung.',
    );
    await visitor.press(button);
    await form(visitor).getByText('Bitte wählen Sie Ihr Anliegen.').waitFor();
    expect(await field(visitor, 'Anliegen *').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await form(visitor).getByText('Bitte akzeptieren Sie die Datenschutzerklärung.').waitFor();
    expect(await faultsOn(visitor, 'contact form with faults')).toEqual([]);
    await fill(visitor);
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    expect(await missing.count()).toBe(0);
  });

  test('names at least 2 characters; email must look like one; phone at least 6 characters', async () => {
    const visitor = await openForm(stage, 'desktop');
    await fill(visitor);
    for (const [label, wrong, sentence, right] of [
      ['Vorname *', 'A', 'mindestens 2 Zeichen', 'Al'],
      ['Nachname *', 'H', 'mindestens 2 Zeichen', 'Ho'],
      ['E-Mail *', 'anna@', 'Bitte geben Sie eine gültige E-Mail-Adresse an.', 'a@example.com'],
      ['Telefon *', '12345', 'mindestens 6 Zeichen', '123456'],
    ] as const) {
      await field(visitor, label).fill(wrong);
      await field(visitor, label).blur();
      await form(visitor).getByText(sentence).waitFor();
      expect(await submit(visitor).getAttribute('aria-disabled'), label).toBe('true');
      await field(visitor, label).fill(right);
      expect(await submit(visitor).getAttribute('aria-disabled'), label).toBe('false');
    }
  });

  test('comment at most 250 words', async () => {
    const visitor = await openForm(stage, 'phone');
    await fill(visitor);
    const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');
    await field(visitor, 'Ihre Nachricht').fill(words(250));
    await form(visitor).getByText('250 / 250').waitFor();
    expect(await submit(visitor).getAttribute('aria-disabled')).toBe('false');
    await field(visitor, 'Ihre Nachricht').fill(words(251));
    await form(visitor).getByText('251 / 250').waitFor();
    expect(await field(visitor, 'Ihre Nachricht').getAttribute('aria-invalid')).toBe('true');
    expect(await submit(visitor).getAttribute('aria-disabled')).toBe('true');
  });

  test('upload accepts pdf, doc, docx, zip, several of them, with the hint max 15 MB; for Jobs at least one file', async () => {
    const visitor = await openForm(stage, 'phone');
    const { page } = visitor;
    await fill(visitor, 'Jobs');
    expect(
      await form(visitor)
        .getByText(/^Noch offen/)
        .textContent(),
    ).toBe('Noch offen: Dateien.');
    await form(visitor).getByText('PDF, DOC, DOCX oder ZIP, höchstens 15 MB je Datei').waitFor();
    const input = form(visitor).locator('input[type=file]');
    expect(await input.getAttribute('accept')).toBe('.pdf,.doc,.docx,.zip');
    await input.setInputFiles([PDF, { ...PDF, name: 'Zeugnisse.zip' }, { ...PDF, name: 'Foto.exe' }]);
    const files = form(visitor).getByRole('list', { name: 'Ausgewählte Dateien' }).getByRole('listitem');
    expect(await files.count()).toBe(2);
    await page
      .getByText(
        'Die ausgewählte Datei "Foto.exe" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
      )
      .waitFor();
    expect(await submit(visitor).getAttribute('aria-disabled')).toBe('false');
    await visitor.press(page.getByRole('button', { name: 'Zeugnisse.zip entfernen' }));
    expect(await files.count()).toBe(1);
    expect(await faultsOn(visitor, 'contact form with files')).toEqual([]);
  });
});
