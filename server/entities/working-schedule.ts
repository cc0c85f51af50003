import { scheduleFaults } from '#domain/working/working-schedule.ts';
import { entity, ofBranch, type Row } from './entity.ts';
import { choice, instant, integer, multiline, optionalReference, reference } from './fields.ts';

/** What is planned for a person: a shift, or an absence. */
export const workingSchedule = entity({
  name: 'working-schedule',
  path: '/working-schedules',
  label: { one: 'Planung', many: 'Planungen', gender: 'feminine' },
  fields: {
    user: reference('Benutzer', 'user'),
    branch: reference('Filiale', 'branch'),
    department: optionalReference('Abteilung', 'department'),
    // Holidays are what the balances count (R113).
    type: choice('Art', {
      work: 'Arbeit',
      holiday: 'Urlaub',
      sick: 'Krankenstand',
      training: 'Schulung',
      other: 'Abwesend',
    }),
    from: instant('Von'),
    to: instant('Bis'),
    breakMinutes: integer('Pause in Minuten', { maximum: 1_440 }),
    note: multiline('Notiz', 2_000),
  },
  list: {
    columns: ['user', 'type', 'from', 'to'],
    search: ['note'],
    sort: ['from', '-from', 'id', '-id'],
    filters: ['user', 'branch', 'department', 'type'],
    range: 'from',
    isLong: true,
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ofBranch(),
  check: (record) => scheduleFaults(record),
});

export type WorkingScheduleRow = Row<typeof workingSchedule>;
