import { entity, ofBranch, type Row } from './entity.ts';
import { choice, instant, integer, multiline, optionalReference, text, withDefault } from './fields.ts';
import { LARGEST_ID } from './shapes/image-ref.ts';
import * as texts from './texts.ts';

/** What happened: changes by staff, notable refusals, reports from devices. Written by the server only. */
export const log = entity({
  name: 'log',
  path: '/logs',
  label: { one: texts.log, many: texts.logs, gender: 'neuter' },
  fields: {
    at: instant(texts.at),
    level: choice(texts.level, { info: texts.info, warning: texts.warning, error: texts.error }),
    source: choice(texts.source, { staff: texts.staff, server: texts.server, device: texts.device }),
    message: text(texts.message, 2_000),
    details: multiline(texts.details, 300_000),
    actor: text(texts.actor),
    user: optionalReference(texts.user, 'user'),
    branch: optionalReference(texts.branch, 'branch'),
    device: optionalReference(texts.device, 'device'),
    subject: text(texts.subject),
    subjectId: withDefault(integer(texts.subjectId, { maximum: LARGEST_ID }), 0),
  },
  list: {
    columns: ['at', 'level', 'source', 'message', 'actor'],
    search: ['message', 'actor', 'subject'],
    sort: ['-at', 'at', '-id', 'id'],
    filters: ['level', 'source', 'branch', 'user', 'device', 'subject', 'subjectId'],
    range: 'at',
    writtenAt: 'at',
    isLong: true,
  },
  access: { read: ['ROLE_MANAGER'], write: [] },
  scope: ofBranch(),
});

export type LogRow = Row<typeof log>;
