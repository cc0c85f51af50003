import { generate } from 'otplib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { STEP_SECONDS } from '#domain/access/second-factor.ts';
import { signInByApi } from '#tests/e2e/as-admin.ts';
import { faultsAsShown } from '#tests/e2e/screen-faults.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { goTo } from '../staff-session.ts';

/** R380 to R382 and R385: set up because the shop asks for it, signed in with it, wrong codes, and passkeys. */

const EMPLOYEE = { email: 'paula@wiesenknopf.example', password: 'Sterz-und-Schwammerl-7' };

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  // Passkeys are bound to a name, an address of numbers is none.
  stage = await startStage({ hasAgent: false, env: { HOST: 'localhost' } });
  const admin = await signInByApi(stage.url);
  await admin.create('/users', {
    ...EMPLOYEE,
    firstName: 'Paula',
    lastName: 'Brandt',
    roles: ['ROLE_EMPLOYEE'],
    branches: [{ id: 1 }],
  });
  await admin.change('/config', { secondFactor: 'administrators' });
  staff = await stage.open('phone', { isStill: true });
});
afterEach(() => stage.settle());
afterAll(() => stage?.stop());

/** The code after that of now, which is taken already (R381): the one of now has been used up, and nobody has to wait. */
const nextCode = (secret: string) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + STEP_SECONDS });

test('an administrator who owes one is led to it, signs in with it, and cannot go on without it', async () => {
  const { page } = staff;
  staff.allow(/401|403|422/);
  await staff.visit('/backend/login');
  const enter = async () => {
    await page.getByLabel('E-Mail').fill(ADMIN.email);
    await page.getByLabel(/^Passwort/).fill(ADMIN.password);
    await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  };
  const entered = () => page.getByRole('navigation').first().waitFor();
  await enter();
  await page.getByRole('heading', { name: 'Zweiten Faktor einrichten' }).waitFor();
  expect(await faultsAsShown(staff, 'owed')).toEqual([]);
  await page.getByLabel('Aktuelles Passwort').fill(ADMIN.password);
  await staff.press(page.getByRole('button', { name: 'Weiter' }));
  await page.getByRole('img', { name: 'QR-Code für die Authenticator-App' }).waitFor();
  expect(await faultsAsShown(staff, 'app')).toEqual([]);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code aus der App').fill('000000');
  await staff.press(page.getByRole('button', { name: 'Einschalten' }));
  await page.getByText('Dieser Code ist nicht richtig').waitFor();
  await page.getByLabel('Code aus der App').fill(await generate({ secret }));
  await staff.press(page.getByRole('button', { name: 'Einschalten' }));
  await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  const codes = page.getByRole('list', { name: 'Ihre Wiederherstellungscodes' }).getByRole('listitem');
  expect(await codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? '';
  expect(await faultsAsShown(staff, 'codes')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed.
  const printed = (await page.locator('body').innerText()).trim().split(/\s*\n\s*/);
  expect(printed, 'on paper: whose they are, and nothing else').toEqual([
    expect.stringMatching(
      `^.+: Wiederherstellungscodes von ${ADMIN.email}, erstellt am .+\\d{4}\\. Jeder gilt einmal\\.$`,
    ),
    ...(await codes.allTextContents()),
  ]);
  await page.emulateMedia({ media: 'screen' });
  await staff.press(page.getByRole('button', { name: 'Ich habe die Codes aufbewahrt' }));
  await entered();

  await staff.visit('/backend/logout');
  await staff.press(page.getByRole('link', { name: 'Wieder anmelden' }));
  await enter();
  const code = page.getByLabel('Code aus der App oder ein Wiederherstellungscode');
  await code.fill('123 456');
  expect(await faultsAsShown(staff, 'second step')).toEqual([]);
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await page.getByText('Dieser Code ist nicht richtig').waitFor();
  await staff.press(page.getByRole('button', { name: 'Zurück' }));
  expect(await page.getByLabel('E-Mail').inputValue(), 'nothing that was typed is lost').toBe(ADMIN.email);
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await code.fill(await nextCode(secret));
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await entered();

  await goTo(staff, '/account', 'Mein Konto');
  const card = page.getByRole('region', { name: 'Zweiter Faktor' });
  await card.getByText('Noch 10 Wiederherstellungscodes übrig.').waitFor();
  await staff.visit('/backend/logout');
  await staff.press(page.getByRole('link', { name: 'Wieder anmelden' }));
  await enter();
  await code.fill(recovery);
  await staff.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await entered();
  await goTo(staff, '/account', 'Mein Konto');
  await card.getByText('Noch 9 Wiederherstellungscodes übrig.').waitFor();

  await staff.press(card.getByRole('button', { name: 'Abschalten' }));
  await card.getByLabel('Aktuelles Passwort').fill(ADMIN.password);
  await staff.press(card.getByRole('button', { name: 'Abschalten' }));
  await page.getByRole('heading', { name: 'Zweiten Faktor einrichten' }).waitFor();
});

test('a passkey signs in without password and code', async () => {
  const visitor = await stage.open('phone', { isStill: true });
  const { page } = visitor;
  visitor.allow(/401|422/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await visitor.visit('/backend/login');
  await page.getByLabel('E-Mail').fill(EMPLOYEE.email);
  await page.getByLabel(/^Passwort/).fill(EMPLOYEE.password);
  await visitor.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  const entered = () => page.getByRole('navigation').first().waitFor();
  await entered();
  await goTo(visitor, '/account', 'Mein Konto');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await visitor.press(card.getByRole('button', { name: 'Passkey anlegen' }));
  await card.getByLabel('Aktuelles Passwort').fill('falsch');
  await visitor.press(card.getByRole('button', { name: 'Weiter' }));
  await card.getByText('Das aktuelle Passwort ist nicht richtig').waitFor();
  await card.getByLabel('Aktuelles Passwort').fill(EMPLOYEE.password);
  await visitor.press(card.getByRole('button', { name: 'Weiter' }));
  await card.getByLabel('Name').fill('Handy');
  await visitor.press(card.getByRole('button', { name: 'Auf diesem Gerät anlegen' }));
  await card.getByRole('listitem').filter({ hasText: 'Handy' }).getByText('noch nie verwendet').waitFor();
  expect(await faultsAsShown(visitor, 'account')).toEqual([]);
  await visitor.visit('/backend/logout');
  await visitor.press(page.getByRole('link', { name: 'Wieder anmelden' }));
  await visitor.press(page.getByRole('button', { name: 'Mit Passkey anmelden' }));
  await entered();
  await goTo(visitor, '/account', 'Mein Konto');
  await card.getByText('zuletzt verwendet').waitFor();
});
