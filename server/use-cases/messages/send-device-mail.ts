import { opens } from '#domain/devices/device-kind.ts';
import { deviceMail } from '#text/mails/device-mail.ts';
import { outagesNow } from '#use-cases/devices/tell-outages.ts';
import type { Deps } from '#use-cases/ports.ts';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { writeLetter } from './write-letter.ts';

/** Mails a branch that none of its devices is there (R283); dropped if one has come back, or the branch has closed. */
export async function sendDeviceMail(deps: Deps, row: OutboxRow): Promise<void> {
  const { branch: id, since } = row.payload;
  const { shop } = await deps.db.shop.snapshot();
  const branch = shop.branches.find((one) => one.id === id);
  if (!branch || branch.email === '' || typeof since !== 'string') return;
  const isStill = (await outagesNow(deps)).some((outage) => outage.branch === id && outage.since === since);
  if (!isStill) return;
  const devices = (await deps.db.devices.withState([branch.id])).filter(({ type }) => opens(type, 'orders'));
  const letter = deviceMail({
    branch,
    since,
    devices: devices.map(({ name, lastSeenAt }) => ({ name, lastSeenAt: lastSeenAt?.toISOString() ?? null })),
    url: `${deps.publicUrl}/backend#/devices`,
  });
  await deps.mail.send({
    ...(await writeLetter(deps, shop.config, letter)),
    to: branch.email,
    audience: branch.id,
    ...messageOfRow(deps, row, `outage-${branch.id}`),
  });
}
