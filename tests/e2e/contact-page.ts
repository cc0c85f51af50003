import { signInByApi } from './as-admin.ts';
import { type ToldStage, TUESDAY_NOON } from './told-time.ts';
import type { Device, Visitor } from './visitor.ts';

/** A page of the shop with the contact form, and the steps to fill it in. */

export const FORM_PAGE = '/anfrage';
export const FORM_PAGE_WITH_THANKS = '/anfrage-mit-eigenem-dank';
export const PDF = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** Creates both pages; the second has a custom thank-you message. */
export async function createFormPages(url: string): Promise<void> {
  const owner = await signInByApi(url);
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
  await page(FORM_PAGE, '', '');
  await page(FORM_PAGE_WITH_THANKS, 'Danke, wir lesen das gleich!', 'Bis bald in der Feinkosttheke.');
}

/** A visitor at the form, whose browser has the real time. */
export async function openForm(stage: ToldStage, device: Device, path = FORM_PAGE): Promise<Visitor> {
  stage.tell(TUESDAY_NOON);
  const visitor = await stage.open(device, { isStill: true });
  await visitor.visit(path);
  return visitor;
}

export const form = ({ page }: Visitor) => page.locator('#form');
export const submit = (visitor: Visitor) => form(visitor).locator('button[type=submit]');
export const field = (visitor: Visitor, label: string | RegExp) => form(visitor).getByLabel(label);

/** All required fields, files aside. */
export async function fill(visitor: Visitor, subject = 'Partyplatten'): Promise<void> {
  await field(visitor, 'Anliegen *').selectOption(subject);
  await field(visitor, 'Vorname *').fill('Anna');
  await field(visitor, 'Nachname *').fill('Huber');
  await field(visitor, 'E-Mail *').fill('anna@example.com');
  await field(visitor, 'Telefon *').fill('0664 1234567');
  await visitor.press(form(visitor).getByRole('checkbox'));
}
