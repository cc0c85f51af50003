import type { FiscalSigner } from '#use-cases/ports.ts';

/** No device is connected: papers say that they are no invoices (R295). */
export const noFiscalSigner: FiscalSigner = { sign: async () => null };
