import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import {
  instant,
  multiline,
  optionalInstant,
  optionalReference,
  readOnly,
  reference,
  shaped,
} from './fields.ts';
import { instantSchema } from './shapes/instant.ts';
import * as texts from './texts.ts';

const pauses = z.array(z.strictObject({ from: instantSchema, to: instantSchema })).max(200);

/** Under the name that it had; null = none. */
const named = z.strictObject({ id: z.int(), name: z.string() }).nullable();

/** Whose hours they are and where they were worked stands only where that has changed. */
const corrected = z.strictObject({
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  pauses,
  user: named.optional(),
  branch: named.optional(),
  department: named.optional(),
});

const correction = z.strictObject({
  at: instantSchema,
  actor: z.string().max(255),
  /** Missing in corrections from before it was stored. */
  actorId: z.int().nullable().optional(),
  reason: z.string().max(2_000),
  before: corrected,
  after: corrected,
});

/** What a person worked. An open one is running at the terminal right now. */
export const workingActivity = entity({
  name: 'working-activity',
  path: '/working-activities',
  label: { one: texts.workingActivity, many: texts.workingActivities, gender: 'feminine' },
  fields: {
    user: reference(texts.user, 'user'),
    branch: reference(texts.branch, 'branch'),
    department: optionalReference(texts.department, 'department', 'refuse'),
    project: optionalReference(texts.project, 'project', 'refuse'),
    task: optionalReference(texts.task, 'task', 'refuse'),
    startedAt: instant(texts.startedAt),
    endedAt: optionalInstant(texts.endedAt),
    // Paused since; shown on the terminal.
    pausedAt: readOnly(optionalInstant(texts.pausedAt)),
    pauses: shaped(texts.pauses, 'record', pauses, []),
    note: multiline(texts.note, 2_000),
    // Corrections of hours stay traceable.
    corrections: readOnly(shaped(texts.corrections, 'record', z.array(correction), [])),
  },
  list: {
    columns: ['user', 'startedAt', 'endedAt', 'project'],
    search: ['note'],
    sort: ['-startedAt', 'startedAt', 'id', '-id'],
    filters: ['user', 'branch', 'department', 'project', 'task'],
    emptiness: { isOpen: 'endedAt' },
    range: 'startedAt',
    isLong: true,
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ({ user, isManager, branches }) => {
    if (branches === 'all') return 'all';
    if (isManager) return [{ field: 'branch', in: branches }];
    return [{ field: 'user', in: user === null ? [] : [user] }];
  },
});

export type WorkingActivityRow = Row<typeof workingActivity>;
