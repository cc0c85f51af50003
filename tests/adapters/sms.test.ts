import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSms, SmsRefused } from '#adapters/sms.ts';
import { type SmsMood, type SmsPeer, startSmsGateway } from '../peers/sms-gateway.ts';

const MESSAGE = { id: 'ABC-1', to: '+436641234567', text: 'Neue Bestellung Nr. 1' };

let gateway: SmsPeer;
beforeEach(async () => {
  gateway = await startSmsGateway();
});
afterEach(() => gateway.close());

const send = (token?: string) => createSms({ url: gateway.url, token, from: 'Theke' }).send(MESSAGE);
const failure = async (mood: SmsMood): Promise<unknown> => {
  gateway.setMood(mood);
  return send('geheim').catch((error: unknown) => error);
};

describe('the SMS gateway', () => {
  it('gets sender, number, text, key and token', async () => {
    await send('geheim');
    expect(gateway.messages).toEqual([
      { from: 'Theke', to: '+436641234567', text: MESSAGE.text, id: 'ABC-1', token: 'Bearer geheim' },
    ]);
    await send();
    expect(gateway.messages[1]?.token).toBe('');
  });

  it.each(['broken', 'busy', 'broke', 'elsewhere'] as const)('F12 %s: worth a retry', async (mood) => {
    const error = await failure(mood);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SmsRefused);
    expect(String(error)).not.toContain('geheim');
    // A redirect is not followed: the token is for one address only.
    expect(gateway.requests()).toBe(1);
  });

  it('F12 refusing: given up', async () => {
    expect(await failure('refusing')).toBeInstanceOf(SmsRefused);
  });

  it('F12 silent: given up after 8 seconds', async () => {
    const started = performance.now();
    expect(String(await failure('silent'))).toContain('timeout');
    expect(performance.now() - started).toBeLessThan(12_000);
  });

  it('F12 gone: fails at once, without the address in its message', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const sms = createSms({ url: `http://127.0.0.1:${port}/konto-4711`, from: 'Theke' });
    const error = await sms.send(MESSAGE).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('4711');
  });
});
