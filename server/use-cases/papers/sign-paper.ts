import { AppError } from '#domain/errors.ts';
import type { FiscalReceipt, FiscalSignature } from '#domain/papers/fiscal.ts';
import type { Deps } from '#use-cases/ports.ts';

/**
 * The signature of a paper; null where it needs none. Throws 'paper-not-signed' while the fiscal device does not answer: a paper
 * that must be signed is not handed out without it. What the device said is for the log only.
 */
export async function signPaper(
  { fiscal, log }: Pick<Deps, 'fiscal' | 'log'>,
  receipt: FiscalReceipt,
): Promise<FiscalSignature | null> {
  try {
    return await fiscal.sign(receipt);
  } catch (cause) {
    log.error({ err: cause, kind: receipt.kind, number: receipt.number }, 'paper not signed');
    throw new AppError('paper-not-signed', { cause });
  }
}
