import { scheduleFaults } from '#domain/working/working-schedule.ts';
import { entity, ofBranch, type Row } from './entity.ts';
import { choice, instant, integer, multiline, optionalReference, reference } from './fields.ts';
import * as texts from './texts.ts';

/** What is planned for a person: a shift, or an absence. */
export const workingSchedule = entity({
  name: 'working-schedule',
  path: '/working-schedules',
  label: { one: texts.workingSchedule, many: texts.workingSchedules, gender: 'feminine' },
  fields: {
    user: reference(texts.user, 'user'),
    branch: reference(texts.branch, 'branch'),
    department: optionalReference(texts.department, 'department'),
    // Holidays are what the balances count (R113).
    type: choice(texts.type, {
      work: texts.work,
      holiday: texts.holiday,
      sick: texts.sick,
      training: texts.training,
      other: texts.other,
    }),
    from: instant(texts.from),
    to: instant(texts.to),
    breakMinutes: integer(texts.breakMinutes, { maximum: 1_440 }),
    note: multiline(texts.note, 2_000),
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
