import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretBox } from '#adapters/secret-box.ts';
import { listPaymentAccounts } from '#use-cases/payments/accounts/list-payment-accounts.ts';
import type { StoredPaymentAccount } from '#use-cases/payments/payment-store.ts';
import { accountContext } from '#use-cases/payments/provider-of.ts';
import { portsOf } from '../fakes.ts';

const boxOf = () => createSecretBox({ key: randomBytes(32).toString('base64'), directory: '/nowhere' });

test('an account that was sealed with another key says so, and none shows what is secret', async () => {
  const [former, secrets] = [boxOf(), boxOf()];
  const account = (
    box: typeof secrets,
    branch: number | null,
    fault: string | null,
  ): StoredPaymentAccount => ({
    ...{ method: 'mollie', branch, hint: 'live_…8K2p', testedAt: null, means: [], meansDueAt: new Date(0) },
    fault: fault as StoredPaymentAccount['fault'],
    secret: box.seal('{"apiKey":"live_geheim"}', accountContext({ method: 'mollie', branch })),
  });
  const accounts = async () => [
    account(secrets, null, null),
    account(secrets, 1, 'unauthorized'),
    account(former, 2, null),
  ];
  const shown = await listPaymentAccounts(portsOf({ db: { payments: { accounts } }, secrets }));
  expect(shown.map(({ branch, fault }) => [branch, fault])).toEqual([
    [null, null],
    [1, 'unauthorized'],
    [2, 'unreadable'],
  ]);
  expect(JSON.stringify(shown)).not.toContain('geheim');
  expect(shown.some((one) => 'secret' in one)).toBe(false);
});
