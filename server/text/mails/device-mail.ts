import type { Branch } from '#domain/shop/branch.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import * as texts from './device-mail-texts.ts';
import { type Letter, oneLine } from './letter.ts';
import { moment } from './order-blocks.ts';

export interface DeviceOutage {
  branch: Pick<Branch, 'name' | 'timeZone'>;
  /** Those that work for the branch, by name. */
  devices: readonly { name: string; lastSeenAt: string | null }[];
  /** When the branch was last known to be reachable; null = never. ISO 8601. */
  since: string | null;
  /** The devices in the backend. */
  url: string;
}

/** The mail to the branch whose computers do not answer: it tells who can do something about it. */
export function deviceMail({ branch, devices, since, url }: DeviceOutage): Letter {
  const { name, timeZone } = branch;
  const text = since
    ? texts.isOffline({ branch: name, since: moment(since, timeZone) })
    : texts.neverOnline({ branch: name });
  return {
    language: LANGUAGE,
    subject: oneLine(texts.subject({ branch: name })),
    title: texts.title,
    preview: oneLine(text),
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: texts.consequence },
      { kind: 'link', text: texts.toTheDevices, href: url },
      {
        kind: 'rows',
        title: texts.devices,
        rows: devices.map((device) => [device.name, seen(device, timeZone)]),
      },
      { kind: 'text', text: texts.advice },
    ],
    sender: [],
  };
}

function seen({ lastSeenAt }: DeviceOutage['devices'][number], timeZone: Zone): string {
  return lastSeenAt ? texts.lastSeen({ moment: moment(lastSeenAt, timeZone) }) : texts.neverSeen;
}
