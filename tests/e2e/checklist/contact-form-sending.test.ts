import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createFormPages,
  FORM_PAGE_WITH_THANKS,
  field,
  fill,
  form,
  openForm,
  PDF,
  submit,
} from '../contact-page.ts';
import { faultsOn } from '../screen-faults.ts';
import { startToldStage, type ToldStage } from '../told-time.ts';

/** What happens when the contact form is sent: one test per promise. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
  await createFormPages(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('Contact form: sending', () => {
  test('changing the subject clears the files', async () => {
    const visitor = await openForm(stage, 'desktop');
    await field(visitor, 'Anliegen *').selectOption('Jobs');
    await form(visitor).locator('input[type=file]').setInputFiles(PDF);
    await form(visitor).getByText('Lebenslauf.pdf').waitFor();
    await field(visitor, 'Anliegen *').selectOption('Partybrezel');
    await form(visitor).getByText('Lebenslauf.pdf').waitFor({ state: 'detached' });
  });

  test('"Bitte warten..." while sending, then the thank-you message replaces the form, the page scrolls to it (offset -150), and the form is reset', async () => {
    const visitor = await openForm(stage, 'phone');
    const { page } = visitor;
    await fill(visitor, 'Jobs');
    await form(visitor).locator('input[type=file]').setInputFiles(PDF);
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
    expect(await faultsOn(visitor, 'contact form sent')).toEqual([]);
    await visitor.press(page.getByRole('button', { name: 'Weitere Anfrage' }));
    expect(await field(visitor, 'Vorname *').inputValue()).toBe('');
    expect(await form(visitor).getByRole('listitem').count()).toBe(0);
  });
});

describe('Contact form: the outcome', () => {
  test('success with a custom thank-you shows that one', async () => {
    const visitor = await openForm(stage, 'desktop', FORM_PAGE_WITH_THANKS);
    await fill(visitor);
    await visitor.press(submit(visitor));
    await visitor.page.getByRole('heading', { name: 'Danke, wir lesen das gleich!' }).waitFor();
    await visitor.page.getByText('Bis bald in der Feinkosttheke.').waitFor();
    expect(await visitor.page.getByText('Ihre Anfrage wurde erfolgreich abgeschickt.').count()).toBe(0);
  });

  test('a form that is sent at once is kept, and a national number is offered in its international form', async () => {
    const visitor = await openForm(stage, 'phone');
    await fill(visitor);
    await field(visitor, 'Telefon *').focus();
    await field(visitor, 'Telefon *').blur();
    await visitor.press(form(visitor).getByRole('button', { name: '+43 664 1234567 übernehmen' }));
    const sent = visitor.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/custom/forms'),
    );
    await visitor.press(submit(visitor));
    expect((await sent).status()).toBe(201);
    await visitor.page
      .getByRole('heading', { name: 'Ihre Anfrage wurde erfolgreich abgeschickt.' })
      .waitFor();
  });

  test('send failure: an alert, and everything that was entered stays', async () => {
    const visitor = await openForm(stage, 'phone');
    const { page } = visitor;
    visitor.allow(/custom\/forms|ERR_FAILED/);
    await fill(visitor);
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
    expect(await faultsOn(visitor, 'contact form not sent')).toEqual([]);
    await page.unroute('**/api/custom/forms');
    await visitor.press(submit(visitor));
    await page.getByRole('heading', { name: 'Ihre Anfrage wurde erfolgreich abgeschickt.' }).waitFor();
  });

  test('server errors are shown at their field', async () => {
    const visitor = await openForm(stage, 'desktop');
    visitor.allow(/custom\/forms|422|413/);
    await fill(visitor, 'Jobs');
    // The file name lies: the server checks the content.
    await form(visitor)
      .locator('input[type=file]')
      .setInputFiles({ ...PDF, buffer: Buffer.from('kein PDF') });
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
