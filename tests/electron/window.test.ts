import { describe, expect, it } from 'vitest';
import type { Desktop } from '#electron/ipc.ts';
import { tryConnect, until } from './desk.ts';
import { openDesk } from './open-desk.ts';
import { ShopServer } from './shop-server.ts';
import { BINDING } from './stand-in/preload-world.ts';

const { driver, at } = openDesk();

describe(`the window (${driver.kind})`, () => {
  it('connects through the first-run screen by hand', async () => {
    const { desk, shop } = at();
    await desk.start();
    const page = await desk.page(/^theke:\/\/app\//);
    await page.getByLabel('Adresse des Servers').fill(shop.url);
    await page.getByLabel('Geräteschlüssel').fill('falscher-schluessel');
    await page.getByRole('button', { name: 'Verbinden' }).click();
    await page.getByText('Der Server kennt diesen Geräteschlüssel nicht.').waitFor();
    await page.getByLabel('Geräteschlüssel').fill(shop.key);
    await page.getByRole('button', { name: 'Verbinden' }).click();
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    await board.getByRole('heading', { name: 'Bestellungen' }).waitFor();
  });

  it('is a single instance: a second start shows the first one', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await desk.app.inMain(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.hide();
    }, null);
    expect(await desk.isVisible()).toBe(false);
    const second = await driver.launch({ directory: desk.directory }).catch(() => null);
    await until('the second to end', () => second === null || second.hasEnded);
    expect(desk.app.hasEnded).toBe(false);
    await until('the first to show', () => desk.isVisible());
  });

  it('never leaves its server: not by a link, a script or a frame', async () => {
    const { desk, shop } = at();
    const other = await ShopServer.start();
    try {
      await desk.start();
      const board = await desk.connect(shop.url, shop.key);
      await board.evaluate((url) => {
        const link = document.createElement('a');
        link.href = `${url}/elsewhere`;
        document.body.append(link);
        link.click();
      }, other.url);
      await board.evaluate((url) => {
        const frame = document.createElement('iframe');
        frame.src = `${url}/elsewhere`;
        document.body.append(frame);
      }, other.url);
      await board.waitForTimeout(500);
      expect(board.url()).toBe(`${shop.url}/backend`);
      expect(other.requests).toEqual([]);
      // A foreign http URL is not passed to the system's browser either.
      expect((await desk.seen()).outside).toEqual([]);
    } finally {
      await other.unplug();
    }
  });

  it('opens no windows; external links go to the system', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await board.evaluate(() => void window.open('https://karte.example/wien', '_blank'));
    const opened = await until('the link', async () => {
      const { outside } = await desk.seen();
      return outside.length > 0 && outside;
    });
    expect(opened).toEqual(['https://karte.example/wien']);
    await until('one window', () => desk.app.pages().length === 1);
  });

  it('grants pages no permissions', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    const answers = await board.evaluate(async () => {
      const position = await new Promise<string>((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('given'),
          () => resolve('denied'),
        ),
      );
      const camera = await Promise.resolve(navigator.mediaDevices?.getUserMedia({ video: true })).then(
        (stream) => (stream ? 'given' : 'denied'),
        () => 'denied',
      );
      return { position, camera };
    });
    expect(answers).toEqual({ position: 'denied', camera: 'denied' });
  });

  it('accepts IPC only from pages of the server and the first-run screen', async () => {
    const { desk, shop } = at();
    const other = await ShopServer.start();
    try {
      await desk.start();
      await desk.connect(shop.url, shop.key);
      await desk.app.inMain(
        async ({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(`${url}/elsewhere`),
        other.url,
      );
      const foreign = await desk.page(/elsewhere/);
      for (const name of ['connection', 'printers', 'disconnect'] as const) {
        const refusal = await foreign.evaluate(async (call) => {
          const asked: Promise<unknown> | undefined = window.thekeDesktop?.[call]();
          return asked?.catch((error: Error) => error.message);
        }, name);
        expect(refusal, name).toBe('Nicht erlaubt.');
      }
    } finally {
      await other.unplug();
    }
  });

  it('accepts IPC from no frame of a page', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await board.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<p>Rahmen</p>';
      document.body.append(frame);
    });
    const frame = await until('the frame', () => board.frames()[1]);
    expect(await frame.evaluate(() => 'thekeDesktop' in window)).toBe(false);
    if (driver.kind === 'electron') return;
    // As if the frame had got hold of the channel itself.
    const answer = await frame.evaluate(([binding, channel]) => Reflect.get(window, binding)(channel, []), [
      BINDING,
      'theke:connection',
    ] as const);
    expect(answer).toEqual({ isDone: false, message: 'Nicht erlaubt.' });
  });

  it('rejects calls that do not match the interface', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    const wrong: [keyof Desktop, unknown][] = [
      ['connect', { serverUrl: shop.url }],
      ['connect', { serverUrl: shop.url, deviceKey: 'gut-genug-lang\r\nX-Admin: 1' }],
      ['connect', { serverUrl: 'x'.repeat(301), deviceKey: shop.key }],
      ['connect', { serverUrl: shop.url, deviceKey: shop.key, isAdmin: true }],
      ['savePrinters', [{ id: '#x/', name: 'X' }]],
      ['savePrinters', 'alle'],
      ['testPrint', { id: 'theke' }],
      ['testPrint', '../theke'],
      ['alarm', [{ id: 'eins', ticketNumber: 1, summary: '' }]],
      ['alarm', null],
    ];
    for (const [name, payload] of wrong) {
      const refusal = await board.evaluate(
        ([call, value]) =>
          Reflect.get(
            window.thekeDesktop ?? {},
            call,
          )(value).then(
            () => 'taken',
            (error: Error) => error.message,
          ),
        [name, payload] as const,
      );
      expect(refusal, `${name} ${JSON.stringify(payload)}`).toBe('Ungültige Eingabe.');
    }
    expect(desk.bell).toBeNull();
  });

  it('recovers from a crash of the page', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    const loads = () => shop.authorizationsOf('/backend').length;
    const before = loads();
    await desk.app.inMain(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      null,
    );
    await until('the board again', () => loads() > before);
    if (driver.kind === 'stand-in') expect(await board.textContent('h1')).toBe('Bestellungen');
  });

  it('returns to the first-run screen when the connection is removed', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await board.evaluate(() => window.thekeDesktop?.disconnect());
    const setup = await desk.page(/^theke:\/\/app\//);
    const state = await setup.evaluate(() => window.thekeDesktop?.connection());
    expect(state).toMatchObject({ serverUrl: null, hasDeviceKey: false });
    expect(
      (await tryConnect(setup, { serverUrl: shop.url, deviceKey: 'nicht-der-schluessel' })).problem,
    ).not.toBe(null);
  });
});
