import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Device, Visitor } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** Specification of the storefront, "Contact form" of sections 2, 4, 5 and 8: one test per paragraph. */

const PAGE = '/anfrage';
const OWN_THANKS = '/anfrage-mit-eigenem-dank';
const PDF = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
  const owner = await signInByApi(stage.url);
  const page = (path: string, thankYouTitle: string, thankYouText: string) =>
    owner.create('/sites', {
      path,
      name: 'Anfrage',
      title: 'Anfrage',
      description: '',
      type: 'custom_site',
      isPublic: true,
      content: {
        title: '',
        description: '',
        image: null,
        body: [
          { type: 'title', value: { title: 'Anfrage', subtitle: '' } },
          {
            type: 'form',
            value: {
              title: 'Schreiben Sie uns',
              text: 'Wir antworten am selben Tag.',
              thankYouTitle,
              thankYouText,
            },
          },
        ],
      },
    });
  await page(PAGE, '', '');
  await page(OWN_THANKS, 'Danke, wir lesen das gleich!', 'Bis bald in der Feinkosttheke.');
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function open(device: Device, path = PAGE): Promise<Visitor> {
  stage.tell(TUESDAY_NOON);
  const visitor = await stage.open(device, { isStill: true });
  await visitor.visit(path);
  return visitor;
}

const form = ({ page }: Visitor) => page.locator('#form');
const submit = (visitor: Visitor) => form(visitor).locator('button[type=submit]');
const field = (visitor: Visitor, label: string | RegExp) => form(visitor).getByLabel(label);

async function fill(visitor: Visitor, subject = 'Partyplatten'): Promise<void> {
  await field(visitor, 'Anliegen *').selectOption(subject);
  await field(visitor, 'Vorname *').fill('Anna');
  await field(visitor, 'Nachname *').fill('Huber');
  await field(visitor, 'E-Mail *').fill('anna@example.com');
  await field(visitor, 'Telefon *').fill('0664 1234567');
  await visitor.press(form(visitor).getByRole('checkbox'));
}

/** Nobody is as fast as a test: as a person's the form counts from two seconds on. */
async function takeTime({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const start = performance.now.bind(performance);
    performance.now = () => start() + 60_000;
  });
}

async function expectFine(visitor: Visitor, screen: string): Promise<void> {
  const { page } = visitor;
  expect(await axeFindings(page, screen)).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize(ZOOMED);
  expect(await lostOn(page, screen)).toEqual([]);
  await page.setViewportSize({ width, height });
}

describe('section 2, Contact form', () => {
  test('subject: Partybrezel, Partyplatten, Geschenkkörbe in Partyservice; Jobs in Stellen; Anderer Anlass in Sonstiges', async () => {
    const visitor = await open('phone');
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
    const visitor = await open('desktop');
    const labels = await form(visitor).locator('label').allTextContents();
    for (const label of ['Anliegen *', 'Firma', 'Vorname *', 'Nachname *', 'E-Mail *', 'Telefon *'])
      expect(labels).toContain(label);
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toContain(
      'Hiermit akzeptiere ich die Datenschutzerklärung. *',
    );
    await form(visitor).getByText('Bitte für Rückfragen angeben', { exact: true }).waitFor();
    await form(visitor).getByText('Maximal 250 Wörter', { exact: true }).waitFor();
    await expectFine(visitor, 'contact form');
    await visitor.press(form(visitor).getByRole('link', { name: 'Datenschutzerklärung' }));
    const text = visitor.page.getByRole('dialog', { name: 'Datenschutz' });
    await visitor.press(text.getByText('Datenschutz').last());
    await visitor.page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    expect(await form(visitor).getByRole('checkbox').isChecked(), 'reading is not accepting').toBe(false);
  });

  test("'Anderer Anlass' asks for additional information", async () => {
    const visitor = await open('phone');
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
      const visitor = await open('phone', `${PAGE}?anliegen=${slug}#form`);
      expect(await field(visitor, 'Anliegen *').inputValue(), slug).toBe(subject);
      const top = await form(visitor).evaluate((element) => element.getBoundingClientRect().top);
      expect(top, 'in view').toBeLessThan(400);
      await visitor.context.close();
    }
  });
});

describe('section 5, Contact form', () => {
  test('submit is disabled until valid, and always says what is missing', async () => {
    const visitor = await open('phone');
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
    await expectFine(visitor, 'contact form with faults');
    await fill(visitor);
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    expect(await missing.count()).toBe(0);
  });

  test('names at least 2 characters; email must look like one; phone at least 6 characters', async () => {
    const visitor = await open('desktop');
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
    const visitor = await open('phone');
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
    const visitor = await open('phone');
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
    await expectFine(visitor, 'contact form with files');
  });
});

describe('section 4, Contact form', () => {
  test('changing the subject clears the files', async () => {
    const visitor = await open('desktop');
    await field(visitor, 'Anliegen *').selectOption('Jobs');
    await form(visitor).locator('input[type=file]').setInputFiles(PDF);
    await form(visitor).getByText('Lebenslauf.pdf').waitFor();
    await field(visitor, 'Anliegen *').selectOption('Partybrezel');
    await form(visitor).getByText('Lebenslauf.pdf').waitFor({ state: 'detached' });
  });

  test('"Bitte warten..." while sending, then the thank-you message replaces the form, the page scrolls to it (offset -150), and the form is reset', async () => {
    const visitor = await open('phone');
    const { page } = visitor;
    await fill(visitor, 'Jobs');
    await form(visitor).locator('input[type=file]').setInputFiles(PDF);
    await takeTime(visitor);
    let goOn = () => {};
    const isAsked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const sent = page.waitForRequest('**/api/custom/forms');
    await page.route('**/api/custom/forms', async (route) => {
      await isAsked;
      await route.continue();
    });
    await visitor.press(submit(visitor));
    await submit(visitor).getByText('Bitte warten...', { exact: true }).waitFor();
    expect(await submit(visitor).getAttribute('aria-disabled')).toBe('true');
    goOn();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
    await page.getByRole('heading', { name: 'Ihre Anfrage wurde erfolgreich abgeschickt.' }).waitFor();
    await page
      .getByText('Wir melden uns schnellstmöglich telefonisch oder auf die von Ihnen angegebene Mailadresse.')
      .waitFor();
    await page.getByText('Danke!', { exact: true }).waitFor();
    expect(await form(visitor).locator('form').count()).toBe(0);
    const top = () => form(visitor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(150);
    await expectFine(visitor, 'contact form sent');
    await visitor.press(page.getByRole('button', { name: 'Weitere Anfrage' }));
    expect(await field(visitor, 'Vorname *').inputValue()).toBe('');
    expect(await form(visitor).getByRole('listitem').count()).toBe(0);
  });
});

describe('section 8, Contact form', () => {
  test('success with a custom thank-you shows that one', async () => {
    const visitor = await open('desktop', OWN_THANKS);
    await fill(visitor);
    await takeTime(visitor);
    await visitor.press(submit(visitor));
    await visitor.page.getByRole('heading', { name: 'Danke, wir lesen das gleich!' }).waitFor();
    await visitor.page.getByText('Bis bald in der Feinkosttheke.').waitFor();
    expect(await visitor.page.getByText('Ihre Anfrage wurde erfolgreich abgeschickt.').count()).toBe(0);
  });

  test('send failure: an alert, and everything that was entered stays', async () => {
    const visitor = await open('phone');
    const { page } = visitor;
    visitor.allow(/custom\/forms|ERR_FAILED/);
    await fill(visitor);
    await takeTime(visitor);
    await page.route('**/api/custom/forms', (route) => route.abort());
    await visitor.press(submit(visitor));
    await page
      .getByRole('alert')
      .getByText(
        'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
      )
      .waitFor();
    expect(await field(visitor, 'Vorname *').inputValue()).toBe('Anna');
    expect(await submit(visitor).textContent()).toBe('Absenden');
    await expectFine(visitor, 'contact form not sent');
    await page.unroute('**/api/custom/forms');
    await visitor.press(submit(visitor));
    await page.getByRole('heading', { name: 'Ihre Anfrage wurde erfolgreich abgeschickt.' }).waitFor();
  });

  test('what the server refuses stands at its field', async () => {
    const visitor = await open('desktop');
    visitor.allow(/custom\/forms|422|413/);
    await fill(visitor, 'Jobs');
    // The name lies: the server judges the content.
    await form(visitor)
      .locator('input[type=file]')
      .setInputFiles({ ...PDF, buffer: Buffer.from('kein PDF') });
    await takeTime(visitor);
    await visitor.press(submit(visitor));
    await visitor.page.getByRole('alert').getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
    await form(visitor)
      .locator('#contact-upload-error')
      .getByText(/"Lebenslauf.pdf" kann nicht verarbeitet werden/)
      .waitFor();
    await form(visitor).locator('input[type=file]').setInputFiles(PDF);
    await form(visitor).locator('#contact-upload-error').waitFor({ state: 'detached' });
  });
});
