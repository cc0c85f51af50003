import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';

/** Somebody invited: the link of the mail, then a password of their own. */

const VALID = 'einladung-die-noch-gilt-0000000000000000001';
const LATE = 'einladung-die-nicht-mehr-gilt-0000000000002';
const EMAIL = 'nina@wiesenknopf.example';
const PASSWORD = 'Erdaepfel-mit-Kernoel-19';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
/** Never had a password; one link has an hour left of its 72, the other ended an hour ago. */
const INVITED = `
  INSERT INTO "User" ("id", "email", "firstName", "passwordHash", "roles", "branches", "updatedAt")
    VALUES (900, '${EMAIL}', 'Nina', '-', '{ROLE_EMPLOYEE}', '{1}', now());
  INSERT INTO "LoginLink" ("id", "userId", "expiresAt") VALUES
    ('${hash(VALID)}', 900, now() + interval '1 hour'), ('${hash(LATE)}', 900, now() - interval '1 hour');`;

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: INVITED });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('an invitation', () => {
  test('that is too old says so and offers a new link', async () => {
    const { page, context, allow } = await stage.open('desktop', { isStill: true });
    allow(/401|400|422/);
    await page.goto(`/backend/login?token=${LATE}`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Anmeldelink per E-Mail erhalten' }).waitFor();
    await context.close();
  });

  test('asks for a password before anything else, keeps asking after a reload, and leads into the shop', async () => {
    const visitor = await stage.open('phone', { isStill: true });
    const { page, context } = visitor;
    // 403: after the reload the page has lost its token, gets a new one and asks again.
    visitor.allow(/403|422/);
    await page.goto(`/backend/login?token=${VALID}`);
    await page.getByRole('heading', { name: 'Passwort wählen' }).waitFor();
    // The token is gone from the address and from the history.
    expect(new URL(page.url()).search).toBe('?passwort');
    expect(await axeFindings(page, 'first password')).toEqual([]);

    const field = page.getByLabel('Neues Passwort');
    const save = page.getByRole('button', { name: 'Speichern und weiter' });
    await save.click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await field.fill('passwort');
    await save.click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Passwort wählen' }).waitFor();
    await field.fill(PASSWORD);
    await save.click();
    await page.waitForURL(/\/backend(#|$)/);
    await context.close();

    // The link has been used; the password signs in.
    const again = await stage.open('phone', { isStill: true });
    again.allow(/40\d/);
    await again.page.goto(`/backend/login?token=${VALID}`);
    await again.page.getByRole('alert').waitFor();
    await again.page.getByLabel('E-Mail').fill(EMAIL);
    await again.page.getByLabel('Passwort').fill(PASSWORD);
    await again.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await again.page.waitForURL(/\/backend(#|$)/);
    await again.context.close();
  });
});
