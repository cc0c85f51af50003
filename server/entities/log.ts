import { entity, ofBranch, type Row } from './entity.ts';
import { choice, instant, integer, multiline, optionalReference, text, withDefault } from './fields.ts';

/** What happened: changes by staff, notable refusals, reports from devices. Written by the server only. */
export const log = entity({
  name: 'log',
  path: '/logs',
  label: { one: 'Log', many: 'Logs', gender: 'neuter' },
  fields: {
    at: instant('Zeitpunkt'),
    level: choice('Stufe', { info: 'Information', warning: 'Warnung', error: 'Fehler' }),
    source: choice('Quelle', { staff: 'Personal', server: 'Server', device: 'Gerät' }),
    message: text('Meldung', 2_000),
    details: multiline('Einzelheiten', 300_000),
    actor: text('Von'),
    branch: optionalReference('Filiale', 'branch'),
    device: optionalReference('Gerät', 'device'),
    subject: text('Gegenstand'),
    subjectId: withDefault(integer('Nummer des Gegenstands'), 0),
  },
  list: {
    columns: ['at', 'level', 'source', 'message', 'actor'],
    search: ['message', 'actor', 'subject'],
    sort: ['-at', 'at', '-id', 'id'],
    filters: ['level', 'source', 'branch', 'device', 'subject'],
    range: 'at',
    isLong: true,
  },
  access: { read: ['ROLE_MANAGER'], write: [] },
  scope: ofBranch(),
});

export type LogRow = Row<typeof log>;
