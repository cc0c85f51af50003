import { randomInt } from 'node:crypto';
import {
  formatPairingCode,
  PAIRING_LENGTH,
  PAIRING_LETTERS,
  PAIRING_MINUTES,
} from '#domain/access/pairing-code.ts';
import { device } from '#entities/device.ts';
import { pairingCodeMessage } from '#text/log-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';

export interface PairingCode {
  /** As shown, and nowhere else: only the hash is stored. */
  code: string;
  /** ISO 8601 */
  expiresAt: string;
}

/**
 * A pairing code for the computer that will become this device: about 40 random bits, single use, valid for ten minutes.
 * Throws 'not-found'.
 */
export async function createPairingCode(deps: Deps, actor: Actor, id: number): Promise<PairingCode> {
  const row = await readRecord(deps, actor, device, id);
  const code = Array.from(
    { length: PAIRING_LENGTH },
    () => PAIRING_LETTERS[randomInt(PAIRING_LETTERS.length)],
  ).join('');
  const expiresAt = new Date(deps.clock.now().getTime() + PAIRING_MINUTES * 60_000);
  await deps.db.transaction(async (stores) => {
    await stores.devices.setPairing(id, { hash: secretHash(code), expiresAt });
    await stores.logs.add({
      level: 'info',
      source: 'staff',
      message: pairingCodeMessage({ record: titleOf(device, row) }),
      ...authorOf(actor),
      branch: row.branch,
      device: id,
      subject: device.name,
      subjectId: id,
    });
  });
  return { code: formatPairingCode(code), expiresAt: expiresAt.toISOString() };
}
