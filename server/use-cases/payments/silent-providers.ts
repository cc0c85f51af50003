import { ProviderFault } from '#domain/payment/provider-fault.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';

/** From this time on a look that failed without an answer was held up by a silent provider; milliseconds. */
const SILENT_MS = 4_000;
/** A look that takes longer than this is not joined by another; milliseconds. */
const SLOW_MS = 1_000;
/** For so long after that only one look at a time waits for the provider; milliseconds. */
const REST_MS = 30_000;

/** Which providers have just let somebody wait in vain. */
export interface SilentProviders {
  /**
   * Asks a provider, unless it is silent, or was a moment ago: then it throws ProviderFault 'unreachable' at once and not after a
   * while, for the same order may have payments at another one. Throws what `ask` throws.
   */
  asking<T>(method: PaymentMethod, ask: () => Promise<T>): Promise<T>;
}

/** `now`: milliseconds that never go back. */
export function silentProviders(now = () => performance.now()): SilentProviders {
  const restsUntil = new Map<PaymentMethod, number>();
  const askedSince = new Map<PaymentMethod, number>();
  return {
    async asking(method, ask) {
      const begun = now();
      const rest = restsUntil.get(method);
      const isAsleep = rest !== undefined && begun < rest;
      if (isAsleep || begun - (askedSince.get(method) ?? begun) >= SLOW_MS)
        throw new ProviderFault('unreachable', `${method} gives no answer now`);
      // While one tries whether it answers again, the others keep waiting.
      if (rest !== undefined) restsUntil.set(method, begun + REST_MS);
      if (!askedSince.has(method)) askedSince.set(method, begun);
      try {
        const answer = await ask();
        restsUntil.delete(method);
        return answer;
      } catch (error) {
        const isSilent = error instanceof ProviderFault && error.kind === 'unreachable';
        if (isSilent && now() - begun >= SILENT_MS) restsUntil.set(method, now() + REST_MS);
        else restsUntil.delete(method);
        throw error;
      } finally {
        if (askedSince.get(method) === begun) askedSince.delete(method);
      }
    },
  };
}
