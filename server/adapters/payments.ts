import type { Payments } from '#use-cases/ports.ts';

/** No provider is connected: nothing can be said about any payment. */
export const unconnectedPayments: Payments = {
  statusOf: async () => {
    throw new Error('no payment provider is connected');
  },
};
