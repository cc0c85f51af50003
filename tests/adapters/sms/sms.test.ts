import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSms } from '#adapters/sms/sms.ts';
import { SmsRefused } from '#adapters/sms/sms-answer.ts';
import { failureOfAttempt } from '#domain/contact/delivery-fault.ts';
import { type SmsMood, type SmsPeer, type SmsPeerKind, startSmsGateway } from '#tests/peers/sms-gateway.ts';

const MESSAGE = { id: 'ABC-1', to: '+436641234567', text: 'Neue Bestellung Nr. 1' };
const KINDS = ['generic', 'websms', 'seven'] as const;

const peers = new Map<SmsPeerKind, SmsPeer>();
beforeAll(async () => {
  for (const kind of KINDS) peers.set(kind, await startSmsGateway(kind));
});
afterEach(() => {
  for (const peer of peers.values()) {
    peer.setMood('well');
    peer.messages.length = 0;
  }
});
afterAll(() => Promise.all([...peers.values()].map((peer) => peer.close())));

function peerOf(kind: SmsPeerKind): SmsPeer {
  const peer = peers.get(kind);
  if (!peer) throw new Error(kind);
  return peer;
}

async function send(kind: SmsPeerKind, account: { token?: string; from?: string } = {}): Promise<void> {
  await (await createSms({ gateway: kind, url: peerOf(kind).url, ...account })).send(MESSAGE);
}

async function failure(kind: SmsPeerKind, mood: SmsMood): Promise<unknown> {
  peerOf(kind).setMood(mood);
  return send(kind, { token: 'geheim', from: 'Huber' }).catch((error: unknown) => error);
}

describe('an SMS gateway', () => {
  it.each([
    ['generic', { token: 'geheim', from: 'Huber' }, 'Huber', 'Bearer geheim'],
    ['generic', {}, 'Theke', ''],
    ['websms', { token: 'geheim', from: 'Huber' }, 'alphanumeric Huber', 'Bearer geheim'],
    ['websms', { token: 'geheim', from: '+436601112222' }, 'international 436601112222', 'Bearer geheim'],
    ['websms', { token: 'geheim', from: '0828' }, 'shortcode 0828', 'Bearer geheim'],
    ['websms', { token: 'geheim' }, '', 'Bearer geheim'],
    ['seven', { token: 'geheim', from: 'Huber' }, 'Huber', 'geheim'],
    ['seven', { token: 'geheim' }, '', 'geheim'],
  ] as const)('%s %j gets sender, number, text, id and token', async (kind, account, from, token) => {
    await send(kind, account);
    expect(peerOf(kind).messages).toEqual([{ from, to: MESSAGE.to, text: MESSAGE.text, id: 'ABC-1', token }]);
  });

  const passing: [SmsPeerKind, SmsMood][] = [
    ...KINDS.flatMap((kind): [SmsPeerKind, SmsMood][] =>
      (['broken', 'busy', 'broke', 'locked', 'elsewhere', 'endless'] as const).map((mood) => [kind, mood]),
    ),
    ['websms', 'mumbling'],
    ['seven', 'mumbling'],
  ];
  it.each(passing)('F12 %s %s: worth a retry', async (kind, mood) => {
    const before = peerOf(kind).requests();
    const error = await failure(kind, mood);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SmsRefused);
    expect(String(error)).toMatch(/^Error: sms not sent: /);
    for (const secret of ['geheim', MESSAGE.to.slice(1), MESSAGE.text, '127.0.0.1'])
      expect(String(error)).not.toContain(secret);
    // A redirect is not followed: the token is for one address only.
    expect(peerOf(kind).requests()).toBe(before + 1);
  });

  it.each(KINDS)(
    'R287 %s says what staff can set right in the account, and what they cannot',
    async (kind) => {
      const faultOf = async (mood: SmsMood) => {
        const error = await failure(kind, mood);
        return error instanceof Error && failureOfAttempt(error.message).fault;
      };
      expect(await faultOf('broke')).toBe('login');
      expect(await faultOf('locked')).toBe('login');
      expect(await faultOf('refusing')).toBe('refused');
      expect(await faultOf('broken')).toBe('later');
    },
  );

  it.each(KINDS)('F12 %s refusing: given up', async (kind) => {
    expect(await failure(kind, 'refusing')).toBeInstanceOf(SmsRefused);
  });

  it('seven knows a message whose answer was lost: it is sent', async () => {
    expect(await failure('seven', 'repeating')).toBeUndefined();
  });

  it('F12 silent: given up after 8 seconds', async () => {
    const started = performance.now();
    expect(String(await failure('generic', 'silent'))).toContain('timeout');
    expect(performance.now() - started).toBeLessThan(12_000);
  });

  it('F12 gone: fails at once, without the address in its message', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const sms = await createSms({ gateway: 'generic', url: `http://127.0.0.1:${port}/konto-4711` });
    const error = await sms.send(MESSAGE).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('4711');
  });
});
