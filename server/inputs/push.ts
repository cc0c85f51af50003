import { z } from 'zod';
import { publicOrderInput } from './public-order.ts';

/** Push services use a few hundred characters. */
const endpoint = z.string().min(1).max(2_000);

/** What a browser gives for a subscription: its address, an uncompressed point of P-256, and a secret of 16 bytes. */
const subscription = {
  endpoint,
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
};

export const followOrderInput = publicOrderInput.extend(subscription);
export const pushAddressInput = z.strictObject(subscription);
export const renewedPushInput = z.strictObject({ ...subscription, former: endpoint });
export const endedPushInput = z.strictObject({ endpoint });

/** What browsers subscribe with, base64url. */
export const pushKeyOutput = z.object({ publicKey: z.string() });
