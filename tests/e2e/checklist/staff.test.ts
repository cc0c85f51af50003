import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { shownText } from '../customer.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Device, Visitor } from '../visitor.ts';

/** What staff see of the shop beyond its visitors: one test per promise. */

let stage: Stage;
let admin: Admin;
let draft = 0;
const MANAGER = { email: 'leitung@wiesenknopf.example', password: 'Schnittlauch-und-Rettich-7' };

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  draft = await admin.create('/sites', {
    path: '/festtage-probe',
    name: 'Festtagsprobe',
    type: 'custom_site',
    isPublic: false,
    content: {
      title: '',
      description: '',
      image: null,
      body: [
        { type: 'title', value: { title: 'Weihnachten bei uns', subtitle: '' } },
        { type: 'content', value: { text: 'Gans und Karpfen.' } },
      ],
    },
  });
  await admin.create('/users', {
    ...MANAGER,
    firstName: 'Leo',
    lastName: 'Leitner',
    roles: ['ROLE_MANAGER'],
    branches: [{ id: 1 }],
  });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A user who has signed in on this device. */
async function signedIn(device: Device, { email, password } = ADMIN): Promise<Visitor> {
  const visitor = await stage.open(device, { isStill: true });
  const answer = await visitor.page.request.post('/api/login', { data: { username: email, password } });
  expect(answer.status()).toBe(200);
  return visitor;
}

function toolbar({ page }: Visitor) {
  return page.getByRole('complementary', { name: 'Status und Personal' });
}

describe('Toolbar', () => {
  test('formatted display name; links to backend sites, statistics and navigations; switch to backend; logout; app version', async () => {
    const visitor = await signedIn('desktop', MANAGER);
    await visitor.visit('/');
    await toolbar(visitor).getByText('Leo Leitner').waitFor();
    const { data } = (await (await fetch(`${stage.url}/api/health`)).json()) as { data: { version: string } };
    await toolbar(visitor).getByText(`Version ${data.version}`).waitFor();
    const links = await toolbar(visitor)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Seiten', '/backend#/sites'],
      ['Statistik', '/backend#/dashboard'],
      ['Navigationen', '/backend#/navigations'],
      ['Zum Backend', '/backend'],
      ['Abmelden', '/backend/logout'],
    ]);
    expect(await toolbar(visitor).getByRole('button', { name: 'Werkzeuge' }).count()).toBe(0);
  });

  test('the same in a sheet on the phone', async () => {
    const visitor = await signedIn('phone');
    const { page } = visitor;
    await visitor.visit('/');
    await visitor.press(toolbar(visitor).getByRole('button', { name: 'Personal' }));
    const sheet = page.getByRole('dialog');
    await sheet.getByText(/^Version \d/).waitFor();
    for (const name of ['Seiten', 'Statistik', 'Navigationen', 'Zum Backend', 'Abmelden'])
      expect(await sheet.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
    await sheet.getByRole('region', { name: 'Frontend-Werkzeuge' }).waitFor();
    expect(await axeFindings(page, 'staff sheet')).toEqual([]);
  });

  test('for ROLE_ADMIN the frontend tools', async () => {
    const visitor = await signedIn('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await visitor.press(toolbar(visitor).getByRole('button', { name: 'Werkzeuge' }));
    const tools = page.getByRole('region', { name: 'Frontend-Werkzeuge' });
    expect(await tools.getByRole('link', { name: 'Filiale bearbeiten' }).getAttribute('href')).toBe(
      '/backend#/branches/1',
    );
    expect(await axeFindings(page, 'frontend tools')).toEqual([]);
    const edit = page.getByRole('main').getByRole('link', { name: 'Schnitzelsemmel bearbeiten' });
    expect(await edit.isVisible()).toBe(true);
    await visitor.press(tools.getByRole('checkbox', { name: 'Bearbeiten-Links anzeigen' }));
    expect(await edit.count()).toBe(0);
    await visitor.visit('/store/hauptplatz');
    await toolbar(visitor)
      .getByText(/^Version \d/)
      .waitFor();
    expect(await edit.count(), 'the choice is kept').toBe(0);
    await visitor.press(toolbar(visitor).getByRole('button', { name: 'Werkzeuge' }));
    await visitor.press(tools.getByRole('link', { name: 'Festtagsprobe' }));
    await page.waitForURL('**/festtage-probe');
  });
});

describe('Administrator tools', () => {
  test('an edit link on each page, product and section that opens the right backoffice form', async () => {
    const visitor = await signedIn('desktop');
    const { page } = visitor;
    const main = page.getByRole('main');
    const target = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
    await visitor.visit('/store/hauptplatz');
    expect(await target('Filiale bearbeiten')).toBe('/backend#/branches/1');
    expect(await target('Schnitzelsemmel bearbeiten')).toMatch(/^\/backend#\/products\/\d+$/);
    visitor.allow(/404/);
    await visitor.visit('/festtage-probe');
    expect(await target('Seite bearbeiten')).toBe(`/backend#/sites/${draft}`);
    expect(await target('Abschnitt 2 bearbeiten')).toBe(`/backend#/sites/${draft}?section=1`);
    await visitor.visit('/site/imprint');
    expect(await target('Impressum bearbeiten')).toBe('/backend#/config');
  });

  test('the edit link of a product does not open the configurator', async () => {
    const visitor = await signedIn('phone');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    const edit = page.getByRole('main').getByRole('link', { name: 'Schnitzelsemmel bearbeiten' });
    await edit.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await visitor.press(edit);
    await page.waitForURL(/\/backend#\/products\/\d+$/);
  });

  test('preview of non-public sites for staff, with a draft marker; never indexed', async () => {
    for (const person of [ADMIN, MANAGER]) {
      const visitor = await signedIn('phone', person);
      const { page } = visitor;
      visitor.allow(/404/);
      await visitor.visit('/festtage-probe');
      await page.getByRole('heading', { name: 'Weihnachten bei uns' }).waitFor();
      expect(await shownText(page.getByRole('status').filter({ hasText: 'Entwurf' }))).toBe(
        'Entwurf Nicht veröffentlicht: Diese Seite sehen nur Sie und Ihr Team.',
      );
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await axeFindings(page, 'draft')).toEqual([]);
    }
  });

  test('visitors get 404 for a draft, and none of the tools', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    visitor.allow(/404/);
    const answer = await fetch(`${stage.url}/festtage-probe`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).not.toContain('Gans und Karpfen');
    await visitor.visit('/festtage-probe');
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor();
    await visitor.visit('/store/hauptplatz');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: /bearbeiten$/ }).count()).toBe(0);
  });

  test('roles other than ROLE_ADMIN have no frontend tools', async () => {
    const visitor = await signedIn('desktop', MANAGER);
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await toolbar(visitor).getByText('Leo Leitner').waitFor();
    expect(await page.getByRole('link', { name: /bearbeiten$/ }).count()).toBe(0);
    expect(await toolbar(visitor).getByRole('button').count()).toBe(0);
  });
});
