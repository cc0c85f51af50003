import { readPairingCode } from '#domain/access/pairing-code.ts';
import { type AppError, validationError } from '#domain/errors.ts';
import { device } from '#entities/device.ts';
import { pairedMessage } from '#text/log-texts.ts';
import { recordTitle } from '#text/record-title.ts';
import { newDeviceKey, secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PairedDevice } from './device-store.ts';

/**
 * Turns whoever enters the code into the device: it gets a new key, which appears only in this response, and the previous
 * key stops working. Throws 'pairing-code-invalid' at `code`, whatever is wrong with it.
 */
export async function pairDevice(deps: Deps, typed: string): Promise<PairedDevice & { key: string }> {
  const code = readPairingCode(typed);
  if (code === null) throw invalid();
  const key = newDeviceKey();
  const at = deps.clock.now();
  return deps.db.transaction(async (stores) => {
    const paired = await stores.devices.pair(secretHash(code), { keyHash: secretHash(key), at });
    if (!paired) throw invalid();
    await stores.logs.add({
      level: 'warning',
      source: 'device',
      message: pairedMessage({ record: recordTitle(device.label, paired.name, paired.id) }),
      actor: paired.name,
      branch: paired.branch,
      device: paired.id,
      subject: device.name,
      subjectId: paired.id,
    });
    await stores.devices.signal(paired.id);
    return { ...paired, key };
  });
}

function invalid(): AppError {
  return validationError([{ code: 'pairing-code-invalid', field: 'code' }]);
}
