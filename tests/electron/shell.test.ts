import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tryConnect, until } from './desk.ts';
import { openDesk } from './open-desk.ts';
import { ShopServer } from './shop-server.ts';

const { driver, at } = openDesk();

describe(`the first run (${driver.kind})`, () => {
  it('asks for address and key, reports errors, and shows the board when both are right', async () => {
    const { desk, shop } = at();
    await desk.start();
    const page = await desk.page(/^theke:\/\/app\//);

    const noAddress = await tryConnect(page, { serverUrl: 'ftp://x', deviceKey: shop.key });
    expect(noAddress.problem).toContain('keine Serveradresse');
    const nobody = await tryConnect(page, { serverUrl: 'http://127.0.0.1:9', deviceKey: shop.key });
    expect(nobody.problem).toBe('Der Server ist nicht erreichbar.');
    const wrong = await tryConnect(page, { serverUrl: shop.url, deviceKey: 'falscher-schluessel' });
    expect(wrong).toMatchObject({
      problem: 'Der Server kennt diesen Geräteschlüssel nicht.',
      hasDeviceKey: false,
    });

    const board = await desk.connect(shop.url, shop.key);
    expect(await board.textContent('h1')).toBe('Bestellungen');
    expect(await board.evaluate(() => window.thekeDesktop?.connection())).toMatchObject({
      device: 'Kassen-PC',
      branch: { id: 1, name: 'Wien Mitte' },
      problem: null,
    });
  });

  it('F22 does not mistake the login page of a hotel network for a server', async () => {
    const { desk, shop } = at();
    shop.trouble = 'hotel-page';
    await desk.start();
    const page = await desk.page(/^theke:\/\/app\//);
    const { problem } = await tryConnect(page, { serverUrl: shop.url, deviceKey: shop.key });
    expect(problem).toBe('Unter dieser Adresse antwortet kein Bestellserver.');
  });

  it('stores the connection encrypted, and starts with the board', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await desk.stop();
    const file = await readFile(join(desk.directory, 'connection.json'), 'utf8');
    if (driver.kind === 'stand-in') expect(file).not.toContain(shop.key);
    await desk.start();
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    expect(await board.textContent('h1')).toBe('Bestellungen');
  });

  it.runIf(driver.kind === 'stand-in')('without a key ring stores the key only when told to', async () => {
    const { desk, shop } = at();
    await desk.start({ hasKeyRing: false });
    const page = await desk.page(/^theke:\/\/app\//);
    const careful = await tryConnect(page, { serverUrl: shop.url, deviceKey: shop.key });
    expect(careful.warning).toContain('gilt nur bis zum Beenden');
    await desk.page(new RegExp(`^${shop.url}`));
    await desk.stop();

    await desk.start({ hasKeyRing: false });
    const again = await desk.page(/^theke:\/\/app\//);
    await again.getByLabel('Adresse des Servers').fill(shop.url);
    await again.getByLabel('Geräteschlüssel').fill(shop.key);
    await again.getByLabel(/unverschlüsselt auf diesem Computer speichern/).check();
    await again.getByRole('button', { name: 'Verbinden' }).click();
    await desk.page(new RegExp(`^${shop.url}`));
    await desk.stop();
    await desk.start({ hasKeyRing: false });
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    const state = await board.evaluate(() => window.thekeDesktop?.connection());
    expect(state?.warning).toContain('unverschlüsselt gespeichert');
  });

  it('asks again when the server no longer knows the key', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await desk.stop();
    shop.trouble = 'revoked';
    await desk.start();
    const page = await desk.page(/^theke:\/\/app\//);
    expect((await page.evaluate(() => window.thekeDesktop?.connection()))?.problem).toContain(
      'kennt diesen Geräteschlüssel nicht',
    );
  });

  it('F22 waits for a server that is offline or broken', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await desk.stop();
    await shop.unplug();
    await desk.start();
    const waiting = await desk.page(/unreachable\.html/);
    await until('the reason', async () =>
      (await waiting.textContent('#problem'))?.includes('nicht erreichbar'),
    );
    shop.trouble = 'broken';
    await shop.plugIn();
    await until('the new reason', async () =>
      (await waiting.textContent('#problem').catch(() => ''))?.includes('Status 502'),
    );
    await waiting.getByRole('link', { name: 'Verbindung ändern' }).click();
    const setup = await desk.page(/^theke:\/\/app\//);
    await setup.getByLabel('Geräteschlüssel').fill('noch nicht fertig');
    // Further attempts run in the meantime and do not disturb typing.
    await setup.waitForTimeout(3_000);
    expect(await setup.getByLabel('Geräteschlüssel').inputValue()).toBe('noch nicht fertig');
    shop.trouble = 'none';
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    await until('the board', async () => (await board.textContent('h1').catch(() => '')) === 'Bestellungen');
  });
});

describe(`a start without the server (${driver.kind})`, () => {
  it('rings after half a minute, through every attempt, until somebody has understood', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await desk.stop();
    await shop.unplug();
    const from = Date.now();
    await desk.start();
    const waiting = await desk.page(/unreachable\.html/);
    const rings = async () => Number(await waiting.getAttribute('html', 'data-rings').catch(() => 0));
    const understood = waiting.getByRole('button', { name: 'Verstanden, Ton aus' });
    expect(await understood.isVisible()).toBe(false);
    await until('the sound', async () => (await rings()) >= 2, 60_000);
    expect(Date.now() - from).toBeGreaterThanOrEqual(30_000);
    expect(await waiting.getAttribute('html', 'data-audio')).toBe('running');
    await understood.press('Enter');
    await understood.waitFor({ state: 'hidden' });
    const before = await rings();
    // Longer than the pause between two sounds.
    await waiting.waitForTimeout(5_000);
    expect(await rings()).toBe(before);
    await shop.plugIn();
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    await until('the board', async () => (await board.textContent('h1').catch(() => '')) === 'Bestellungen');
  }, 120_000);
});

describe(`the device key (${driver.kind})`, () => {
  it('is sent to the server with each call and appears nowhere in the page', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    const [status, secrets] = await board.evaluate(async () => {
      const answer = await fetch('/api/devices/me');
      const state = await window.thekeDesktop?.connection();
      const stores = [
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        state,
        await answer.json(),
      ];
      return [answer.status, JSON.stringify(stores) + document.documentElement.outerHTML] as const;
    });
    expect(status).toBe(200);
    expect(secrets).not.toContain(shop.key);
    expect(shop.authorizationsOf('/backend')).toEqual([undefined]);
  });

  it('is sent to no other server', async () => {
    const { desk, shop } = at();
    const other = await ShopServer.start();
    try {
      await desk.start();
      const board = await desk.connect(shop.url, shop.key);
      await board.evaluate(async (url) => {
        await fetch(`${url}/api/devices/me`, { mode: 'no-cors' }).catch(() => {});
      }, other.url);
      expect(other.authorizationsOf('/api/devices/me')).toEqual([undefined]);
    } finally {
      await other.unplug();
    }
  });
});
