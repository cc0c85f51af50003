import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldForms } from '#use-cases/messages/forget-old-forms.ts';
import {
  FINE,
  form,
  PDF,
  sendForm,
  startFormServer,
  temporaryFolders,
  ZIP,
} from '../support/contact-forms.ts';
import { sessionOf, type TestServer } from '../support/harness.ts';
import { ADMIN, PASSWORD } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFormServer(false);
});
afterAll(async () => {
  await server?.stop();
});

const send = (body: BodyInit, headers: Record<string, string> = {}) => sendForm(server.url, body, headers);
const submissions = () => server.sql('SELECT * FROM "FormSubmission" ORDER BY "id"');
const storedFiles = async () =>
  readdir(join(server.settings.dataDir, 'files/uploads')).catch((): string[] => []);

async function mailOf(subject: string) {
  const directory = join(server.settings.dataDir, 'outbox-mail');
  return eventually(async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))),
    );
    const found = mails.find((mail) => mail.subject === subject);
    if (!found) throw new Error(`no mail ${subject}`);
    return found;
  });
}

describe('a contact form', () => {
  it('is stored and mailed to the shop with its files; replies go to the sender', async () => {
    const { status, body } = await send(
      form({ comment: '<b>Hallo</b>', firstName: 'Änne' }, [
        ['Plan für März.pdf', PDF],
        ['bilder.zip', ZIP, 'upload[]'],
        ['', ''],
      ]),
    );
    expect([status, body]).toEqual([201, { data: { id: expect.any(Number) } }]);
    const mail = await mailOf('Partyplatten: Anfrage von Änne Li');
    const [branch] = await server.sql('SELECT "email" FROM "Branch" WHERE "isPublic" ORDER BY "id" LIMIT 1');
    expect(mail.to?.[0]?.address).toBe(branch?.email);
    expect(mail.replyTo?.[0]?.address).toBe('jo@example.at');
    expect(mail.text).toContain('Müller OG');
    expect(mail.html).toContain('&lt;b&gt;Hallo&lt;/b&gt;');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Plan für März.pdf', 'application/pdf'],
      ['bilder.zip', 'application/zip'],
    ]);
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toBe(PDF);
    expect((await submissions()).at(-1)).toMatchObject({ id: body.data.id, subject: 'Partyplatten' });
  });

  it.each([
    [{ subject: '' }, 'subject', 'Bitte füllen Sie das Feld „Anliegen“ aus.'],
    [{ subject: 'Beschwerde' }, 'subject', 'Die Angabe zu „Anliegen“ ist ungültig.'],
    [{ firstName: 'J' }, 'firstName', 'Die Angabe zu „Vorname“ ist zu kurz (mindestens 2 Zeichen).'],
    [{ lastName: ' ' }, 'lastName', 'Bitte füllen Sie das Feld „Nachname“ aus.'],
    [{ email: 'jo@' }, 'email', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
    [{ phone: '12345' }, 'phone', 'Die Angabe zu „Telefon“ ist zu kurz (mindestens 6 Zeichen).'],
    [{ comment: 'Wort '.repeat(251) }, 'comment', 'Maximal 250 Wörter'],
    [{ subject: 'Jobs' }, 'upload', 'Bitte fügen Sie mindestens eine Datei hinzu.'],
    [{ privacyPolicy: 'false' }, 'privacyPolicy', 'Bitte akzeptieren Sie die Datenschutzerklärung.'],
    [{ isAdmin: 'true' }, 'isAdmin', 'Unbekanntes Feld.'],
    [
      { phone: '1'.repeat(70_000) },
      'phone',
      'Die Angabe zu „Telefon“ ist zu lang (höchstens 65536 Zeichen).',
    ],
  ])('A68 says what is wrong with %j', async (change, field, message) => {
    const before = await submissions();
    const { status, body } = await send(form(change as Record<string, string>));
    expect([status, body.errors]).toEqual([422, [{ field, message, code: expect.any(String) }]]);
    expect(await submissions()).toEqual(before);
  });

  it('names every fault at once, and an empty form is no crash', async () => {
    const { status, body } = await send(new FormData());
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'subject',
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
  });

  it('accepts the slug from the address as subject', async () => {
    const { status } = await send(form({ subject: 'jobs', privacyPolicy: 'true' }, [['cv.pdf', PDF]]));
    expect(status).toBe(201);
    expect((await submissions()).at(-1)?.subject).toBe('Jobs');
  });

  it.each([
    ['a program', 'lebenslauf.exe', 'MZ'],
    ['a program under the name of a document', 'lebenslauf.pdf', 'MZ\u0000\u0000'],
    ['a picture', 'ich.png', 'x'],
    ['a document under another name', 'plan.docx', PDF],
    ['a file without an extension', 'lebenslauf', PDF],
    ['an empty file', 'lebenslauf.pdf', ''],
  ])('A43 refuses %s at the field', async (_what, name, content) => {
    const files = await storedFiles();
    const { status, body } = await send(
      form({}, [
        ['cv.pdf', PDF],
        [name, content],
      ]),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        field: 'upload',
        code: 'file-type',
        message: `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
      },
    ]);
    expect(await storedFiles()).toEqual(files);
  });

  it('A46 keeps archives as they are: nothing in them is opened', async () => {
    // One entry that claims to be 4 GB, with a path that would escape the folder.
    const name = Buffer.from('#etc/passwd');
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(4, 18);
    head.writeUInt32LE(0xffffffff, 22);
    head.writeUInt16LE(name.length, 26);
    const { status } = await send(
      form({}, [['bombe.zip', Buffer.concat([head, name, Buffer.from('PK..')])]]),
    );
    expect(status).toBe(201);
  });

  it('A17 a line break in a name or address never becomes a mail header', async () => {
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'company']) {
      const { status, body } = await send(form({ [field]: 'jo@example.at\r\nBcc: alle@example.at' }));
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
  });
});

describe('what is not a form', () => {
  it('A34 comes from elsewhere, or without the token of a session', async () => {
    expect((await send(form(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(form(), { origin: 'null' })).status).toBe(403);
    expect((await send(form(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { cookie, csrf } = sessionOf(
      await server.post('/api/login', { username: ADMIN, password: PASSWORD }),
    );
    expect((await send(form(), { cookie })).body.errors[0].message).toBe('Ungültiges CSRF-Token.');
    expect((await send(form(), { cookie, 'x-csrf-token': csrf })).status).toBe(201);
  });

  it('is JSON, or a form that only other sites can send', async () => {
    expect((await send(JSON.stringify(FINE), { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send(new URLSearchParams(FINE))).status).toBe(415);
    expect((await send('x', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    ],
    [
      'with a file that ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="upload"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    [
      'with a dangerous name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('cannot be read: %s', async (_what, type, content) => {
    const { status, body } = await send(content, { 'content-type': type });
    expect([status, body.errors[0].message]).toEqual([400, 'Formular konnte nicht verarbeitet werden']);
    expect(await temporaryFolders()).toEqual([]);
  });
});

it('forms and their files are deleted after 180 days', async () => {
  const { body } = await send(form({}, [['cv.pdf', PDF]]));
  const id = body.data.id;
  const [file] = await server.sql(
    'SELECT "publicHash", "Upload"."id" FROM "Upload" JOIN "FormSubmission" ON "Upload"."id" = ANY("uploads") WHERE "FormSubmission"."id" = $1',
    [id],
  );
  const isThere = async () => (await storedFiles()).includes(`${file?.publicHash}.pdf`);
  const DAY = 24 * 60 * 60_000;
  server.setNow(new Date(Date.now() + 179 * DAY));
  await forgetOldForms(server.deps);
  expect(await isThere()).toBe(true);
  server.setNow(new Date(Date.now() + 181 * DAY));
  await forgetOldForms(server.deps);
  server.setNow(null);
  expect(await isThere()).toBe(false);
  expect(await submissions()).toEqual([]);
  expect(await server.sql('SELECT 1 FROM "Upload" WHERE "id" = $1', [file?.id])).toEqual([]);
});
