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

const pauses = z.array(z.strictObject({ from: instantSchema, to: instantSchema })).max(200);

const correction = z.strictObject({
  at: instantSchema,
  actor: z.string().max(255),
  reason: z.string().max(2_000),
  before: z.strictObject({ startedAt: instantSchema, endedAt: instantSchema.nullable(), pauses }),
  after: z.strictObject({ startedAt: instantSchema, endedAt: instantSchema.nullable(), pauses }),
});

/** What a person worked. An open one is running at the terminal right now. */
export const workingActivity = entity({
  name: 'working-activity',
  path: '/working-activities',
  label: { one: 'Aktivität', many: 'Aktivitäten', gender: 'feminine' },
  fields: {
    user: reference('Benutzer', 'user'),
    branch: reference('Filiale', 'branch'),
    department: optionalReference('Abteilung', 'department', 'refuse'),
    project: optionalReference('Projekt', 'project', 'refuse'),
    task: optionalReference('Aufgabe', 'task', 'refuse'),
    startedAt: instant('Beginn'),
    endedAt: optionalInstant('Ende'),
    // Paused since; shown on the terminal.
    pausedAt: readOnly(optionalInstant('Pausiert seit')),
    pauses: shaped('Pausen', 'record', pauses, []),
    note: multiline('Notiz', 2_000),
    // Corrections of hours stay traceable.
    corrections: readOnly(shaped('Korrekturen', 'record', z.array(correction), [])),
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
