import { randomBytes } from 'node:crypto';
import { createSecretBox } from '#adapters/secret-box.ts';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import { accountContext } from '#use-cases/payments/provider-of.ts';
import { signInByApi } from '../as-admin.ts';
import { type Stage, startStage } from '../stage.ts';

/** More than fit into one line anywhere. */
const OFFERED = 'applepay googlepay creditcard eps paypal klarna banktransfer bancontact ideal'.split(' ');

/** The whole shop, with Mollie. */
export interface OnlineStage extends Stage {
  mollie: PaymentPeer;
}

/** Starts the shop with an account at a Mollie on loopback, whose method its first branch offers. */
export async function startOnlineStage(options: { hasAgent?: boolean } = {}): Promise<OnlineStage> {
  const mollie = await startMollie();
  const key = randomBytes(32).toString('hex');
  const account = { method: 'mollie', branch: null } as const;
  const secret = createSecretBox({ key, directory: '' }).seal(
    JSON.stringify(mollie.credentials),
    accountContext(account),
  );
  const stage = await startStage({
    ...options,
    fill: `INSERT INTO "PaymentAccount" ("method", "secret", "hint") VALUES ('mollie', '${secret}', 'test')`,
    env: { MOLLIE_API_URL: mollie.url, SECRETS_KEY: key },
  });
  const admin = await signInByApi(stage.url);
  await admin.change('/config', { enablePluginMollie: true, enableMollie: true });
  await admin.change('/branches/1', { isMollieEnabled: true });
  // As the form does once it has stored an account: from then on it is known what can be paid with.
  mollie.offer(OFFERED);
  await admin.call('/payment-accounts/mollie/test');
  return {
    ...stage,
    mollie,
    async stop() {
      await stage.stop();
      await mollie.close();
    },
  };
}
