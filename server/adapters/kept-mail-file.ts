import { createHash } from 'node:crypto';
import type { KeptMail } from '#use-cases/messages/mail-box.ts';

type Audience = KeptMail['audience'];

/** What the name of a kept message says, so that nobody has to open it to sort the box and to know who may read it. */
export interface KeptMailFile {
  name: string;
  /** The same for every try to send one message. */
  id: string;
  at: Date;
  audience: Audience;
}

const ID = /^[0-9a-f]{32}$/;
const NAME =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(account|shop|branch-\d{1,9})\.([0-9a-f]{32})\.eml$/;
const FORMER_NAME = /^([0-9a-f]{32})\.eml$/;

export function isKeptId(text: string): boolean {
  return ID.test(text);
}

export function keptId(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}

/** '2026-11-27T12-00-00-000Z.branch-2.….eml': names sort by time (UTC), and no file system minds them. */
export function keptMailFile(id: string, at: Date, audience: Audience): KeptMailFile {
  const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}.${audienceText(audience)}.${id}.eml`;
  return { name, id, at, audience };
}

/** Null for what is no kept message. */
export function keptMailFileOf(name: string): KeptMailFile | null {
  const [, day, hours, minutes, seconds, ms, audience = '', id = ''] = NAME.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(at.getTime()) ? null : { name, id, at, audience: audienceOf(audience) };
}

/** The id of a message from before names carried the time; null for any other file. */
export function formerKeptId(name: string): string | null {
  return FORMER_NAME.exec(name)?.[1] ?? null;
}

function audienceText(audience: Audience): string {
  return audience === null ? 'account' : audience === 'shop' ? 'shop' : `branch-${audience}`;
}

function audienceOf(text: string): Audience {
  if (text === 'shop') return 'shop';
  return text === 'account' ? null : Number(text.slice('branch-'.length));
}
