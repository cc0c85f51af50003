import type { BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

const NOTIFY = { name: 'Benachrichtigen, wenn sich etwas tut' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A browser whose person answers the question so; its push service is nowhere. */
function answering(context: BrowserContext, answer: NotificationPermission): Promise<unknown> {
  return context.addInitScript((permission) => {
    const kept = { permission: 'default' as NotificationPermission, asked: 0 };
    Object.defineProperty(Notification, 'permission', { get: () => kept.permission });
    Notification.requestPermission = async () => {
      kept.asked += 1;
      kept.permission = permission;
      return permission;
    };
    Object.assign(window, { asked: () => kept.asked });
    const letters = 'A'.repeat(86);
    let subscription: object | null = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const endpoint = 'https://push.example.at/e2e';
      subscription = {
        endpoint,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint, keys: { p256dh: `B${letters}`, auth: 'A'.repeat(22) } }),
      };
      return subscription as PushSubscription;
    };
  }, answer);
}

async function opened(setUp: (context: BrowserContext) => Promise<unknown>): Promise<Visitor> {
  const order = await placeByApi(stage);
  const visitor = await stage.open('phone', { isStill: true, hasServiceWorker: true });
  await setUp(visitor.context);
  await visitor.visit(order.path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

describe('R291 notifications on the status page', () => {
  test('are switched on by a tap and off again, and the browser asks nothing before', async () => {
    const visitor = await opened((context) => answering(context, 'granted'));
    const { page } = visitor;
    const button = page.getByRole('button', NOTIFY);
    await button.waitFor();
    expect(await page.evaluate('asked()')).toBe(0);
    expect(await axeFindings(page, 'notifications off')).toEqual([]);
    const sent = page.waitForResponse((response) => response.url().endsWith('/push'));
    await visitor.press(button);
    expect((await sent).status()).toBe(204);
    await page.getByText('Dieses Gerät wird benachrichtigt').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ausschalten');
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    expect(await scopes()).toContain('/push/');
    expect(await axeFindings(page, 'notifications on')).toEqual([]);
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/push/ended'));
    await visitor.press(page.getByRole('button', { name: 'Ausschalten' }));
    expect((await ended).status()).toBe(204);
    await button.waitFor();
  });

  test('stay off where the person says no', async () => {
    const visitor = await opened((context) => answering(context, 'denied'));
    await visitor.press(visitor.page.getByRole('button', NOTIFY));
    await visitor.page.getByText('Benachrichtigungen sind in Ihrem Browser').waitFor();
    expect(await visitor.page.getByRole('button', NOTIFY).count()).toBe(0);
    expect(await axeFindings(visitor.page, 'notifications denied')).toEqual([]);
  });

  test('are not offered by a browser that has none, and an iPhone needs the home screen for them', async () => {
    const without = (context: BrowserContext) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    const plain = await opened(without);
    expect(await plain.page.getByRole('button', NOTIFY).count()).toBe(0);
    const iphone = await opened(async (context) => {
      await without(context);
      await context.addInitScript(
        (agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }),
        IPHONE,
      );
    });
    await iphone.page.getByText('Vom Home-Bildschirm aus').waitFor();
    await iphone.press(iphone.page.getByRole('button', { name: 'Zum Home-Bildschirm hinzufügen' }));
    await iphone.page.getByRole('dialog').waitFor();
    expect(await axeFindings(iphone.page, 'notifications home screen')).toEqual([]);
  });
});
