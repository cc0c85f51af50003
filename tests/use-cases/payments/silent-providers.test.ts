import { expect, it } from 'vitest';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import { silentProviders } from '#use-cases/payments/silent-providers.ts';

const silence = new ProviderFault('unreachable', 'mollie: timeout');
let time = 0;
const silent = silentProviders(() => time);
const taking = (ms: number, error: unknown) => async () => {
  time += ms;
  throw error;
};
const atOnce = async () => 'answer';

it('a provider that let one wait lets nobody else wait for half a minute, nor while one tries it again', async () => {
  await expect(silent.asking('mollie', taking(8_000, silence))).rejects.toBe(silence);
  await expect(silent.asking('mollie', atOnce)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await silent.asking('datatrans', atOnce)).toBe('answer');
  time += 30_000;
  let answer = (_: string) => {};
  const trying = silent.asking('mollie', () => new Promise<string>((resolve) => (answer = resolve)));
  await expect(silent.asking('mollie', atOnce)).rejects.toMatchObject({ kind: 'unreachable' });
  answer('well');
  expect(await trying).toBe('well');
  expect(await silent.asking('mollie', atOnce)).toBe('answer');
});

it('nor does one wait for it while another has been waiting for a second', async () => {
  let answer = (_: string) => {};
  const waiting = silent.asking('mollie', () => new Promise<string>((resolve) => (answer = resolve)));
  time += 999;
  expect(await silent.asking('mollie', atOnce)).toBe('answer');
  time += 1;
  await expect(silent.asking('mollie', atOnce)).rejects.toMatchObject({ kind: 'unreachable' });
  answer('well');
  expect(await waiting).toBe('well');
  expect(await silent.asking('mollie', atOnce)).toBe('answer');
});

it.each([
  ['hangs up at once', 10, silence],
  ['answers late that it is busy', 6_000, new ProviderFault('busy', 'mollie: 503')],
  ['is used wrongly', 6_000, new Error('ours')],
])('one that %s is asked again', async (_name, ms, error) => {
  await expect(silent.asking('mollie', taking(ms, error))).rejects.toBe(error);
  expect(await silent.asking('mollie', atOnce)).toBe('answer');
});
