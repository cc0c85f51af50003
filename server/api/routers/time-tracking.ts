import { z } from 'zod';
import type { Context } from '#api/http/context.ts';
import { procedure, type RestMeta, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { SCHEDULE_TYPES } from '#domain/working/working-schedule.ts';
import { ownTimesInput, startActivityInput, terminalInput } from '#inputs/time-tracking.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { endActivity } from '#use-cases/working/end-activity.ts';
import { identifyAtTerminal } from '#use-cases/working/identify-at-terminal.ts';
import { listOwnActivities } from '#use-cases/working/list-own-activities.ts';
import { listOwnSchedules } from '#use-cases/working/list-own-schedules.ts';
import { listTerminalPeople, listTerminalWork } from '#use-cases/working/list-terminal-choices.ts';
import { pauseActivity } from '#use-cases/working/pause-activity.ts';
import { resumeActivity } from '#use-cases/working/resume-activity.ts';
import { showTimeTracking } from '#use-cases/working/show-time-tracking.ts';
import { startActivity } from '#use-cases/working/start-activity.ts';
import * as texts from './texts.ts';

const TAG = texts.tagTimeTracking;
const PERSON = texts.terminalNote;

const id = z.int().min(1);
const instant = z.iso.datetime();
const hours = z.number().min(0);

const place = {
  id,
  user: id,
  branch: id,
  department: id.nullable(),
};

const activity = z
  .strictObject({
    ...place,
    project: id.nullable(),
    task: id.nullable(),
    startedAt: instant,
    endedAt: instant.nullable(),
    pausedAt: instant.nullable(),
    pauses: z.array(z.strictObject({ from: instant, to: instant })),
    note: z.string(),
    state: z.enum(['working', 'paused', 'ended']),
    workedHours: hours,
    pausedHours: hours,
    isForgotten: z.boolean().meta({ description: texts.forgotten }),
  })
  .meta({ id: 'TrackedActivity' });

const schedule = z
  .strictObject({
    ...place,
    type: z.enum(SCHEDULE_TYPES),
    from: instant,
    to: instant,
    breakMinutes: z.int().min(0),
    note: z.string(),
  })
  .meta({ id: 'TrackedSchedule' });

const terminalPerson = z
  .strictObject({ id, firstName: z.string(), lastName: z.string() })
  .meta({ id: 'TerminalPerson' });

const work = z
  .strictObject({
    projects: z.array(z.strictObject({ id, name: z.string() })),
    tasks: z.array(z.strictObject({ id, name: z.string(), project: id.nullable() })),
  })
  .meta({ id: 'TerminalWork' });

const me = z
  .strictObject({
    user: z.strictObject({ id, firstName: z.string(), lastName: z.string() }),
    currentActivity: activity.nullable(),
    serverTime: instant,
    todayHours: hours,
  })
  .meta({ id: 'TimeTracking' });

function face(
  method: RestMeta['method'],
  path: string,
  summary: string,
  more: Pick<RestMeta, 'output'> & Partial<RestMeta>,
) {
  const rest: RestMeta = {
    method,
    path: `/time-tracking/{branchId}/{apiKey}${path}`,
    tag: TAG,
    summary,
    description: PERSON,
    headers: ['X-Username', 'X-Access-Token'],
    ...more,
    failures: [
      'device-key-invalid',
      'invalid-credentials',
      'too-many-logins',
      'logins-busy',
      'forbidden',
      'device-kind',
      ...(more.failures ?? []),
    ],
  };
  return { access: 'public' as const, rest };
}

/** What people do at the terminal of a branch (R108). */
export const timeTrackingRouter = router({
  people: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/time-tracking/{branchId}/{apiKey}/people',
        tag: TAG,
        summary: texts.timeTrackingPeople,
        description: texts.timeTrackingPeopleNote,
        output: terminalPerson,
        isList: true,
        failures: ['device-key-invalid', 'device-kind'],
      },
    })
    .input(terminalInput)
    .query(async ({ ctx, input }) =>
      list(
        await atTerminal(ctx, () =>
          listTerminalPeople(ctx.deps, { branch: input.branchId, key: input.apiKey }),
        ),
      ),
    ),

  work: procedure
    .meta(face('GET', '/work', texts.timeTrackingWork, { output: work }))
    .input(terminalInput)
    .query(async ({ ctx, input }) =>
      listTerminalWork(ctx.deps, await personAtTerminal(ctx, input), input.branchId),
    ),

  me: procedure
    .meta(face('GET', '/me', texts.timeTrackingMe, { output: me }))
    .input(terminalInput)
    .query(async ({ ctx, input }) =>
      showTimeTracking(ctx.deps, await personAtTerminal(ctx, input), input.branchId),
    ),

  schedules: procedure
    .meta(face('GET', '/working-schedules', texts.timeTrackingSchedules, { output: schedule, isList: true }))
    .input(ownTimesInput)
    .query(async ({ ctx, input }) =>
      list(await listOwnSchedules(ctx.deps, await personAtTerminal(ctx, input), span(input))),
    ),

  activities: procedure
    .meta(
      face('GET', '/working-activities', texts.timeTrackingActivities, { output: activity, isList: true }),
    )
    .input(ownTimesInput)
    .query(async ({ ctx, input }) =>
      list(await listOwnActivities(ctx.deps, await personAtTerminal(ctx, input), span(input))),
    ),

  start: procedure
    .meta(
      face('POST', '/working-activities/start', texts.timeTrackingStart, {
        output: activity,
        status: 201,
        failures: ['activity-not-started', 'reference-unknown', 'already-completed', 'task-of-other-project'],
      }),
    )
    .input(startActivityInput)
    .mutation(async ({ ctx, input }) =>
      startActivity(ctx.deps, await personAtTerminal(ctx, input), {
        branch: input.branchId,
        department: input.department ?? null,
        project: input.project ?? null,
        task: input.task ?? null,
        note: input.note ?? '',
      }),
    ),

  pause: procedure
    .meta(
      face('POST', '/working-activities/pause', texts.timeTrackingPause, {
        output: activity,
        failures: ['activity-not-paused'],
      }),
    )
    .input(terminalInput)
    .mutation(async ({ ctx, input }) => pauseActivity(ctx.deps, await personAtTerminal(ctx, input))),

  resume: procedure
    .meta(
      face('POST', '/working-activities/resume', texts.timeTrackingResume, {
        output: activity,
        failures: ['activity-not-resumed'],
      }),
    )
    .input(terminalInput)
    .mutation(async ({ ctx, input }) => resumeActivity(ctx.deps, await personAtTerminal(ctx, input))),

  end: procedure
    .meta(
      face('POST', '/working-activities/end', texts.timeTrackingEnd, {
        output: activity,
        failures: ['activity-not-ended'],
      }),
    )
    .input(terminalInput)
    .mutation(async ({ ctx, input }) => endActivity(ctx.deps, await personAtTerminal(ctx, input))),
});

async function personAtTerminal(
  ctx: Context,
  { branchId, apiKey }: z.infer<typeof terminalInput>,
): Promise<UserActor> {
  const { username, accessToken } = ctx.request;
  return atTerminal(ctx, () =>
    identifyAtTerminal(ctx.deps, { branch: branchId, key: apiKey, username, pin: accessToken }),
  );
}

/** Wrong device keys count per address, as in the other calls with a key in the URL. */
async function atTerminal<T>(ctx: Context, identify: () => Promise<T>): Promise<T> {
  try {
    return await identify();
  } catch (error) {
    if (error instanceof AppError && error.code === 'device-key-invalid') ctx.limit('device-misses');
    throw error;
  }
}

function span({ from, to }: z.infer<typeof ownTimesInput>) {
  return { from: from === undefined ? null : new Date(from), to: to === undefined ? null : new Date(to) };
}

function list<T>(rows: T[]) {
  return { data: rows, total: rows.length };
}
