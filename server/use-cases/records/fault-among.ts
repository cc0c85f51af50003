import { AppError, type Fault, faultsOf } from '#domain/errors.ts';

/** Why a record stays as it is when it is one of many; null once it is changed. Throws what is no fault of the record. */
export async function faultAmong(act: () => Promise<unknown>): Promise<Fault | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return faultsOf(error)[0] ?? null;
  }
}
