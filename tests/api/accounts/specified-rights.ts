import { CALLS, fiveCalls, STANDARD_FIVE, STATISTICS } from '../generated/specification.ts';

/** The five callers that the table of rights names, as letters: visitor, employee, manager, administrator, device. */
type Rights = string;

const ALL: Rights = 'vemad';
const BOARD: Rights = 'emad';
const PEOPLE: Rights = 'ema';
const MANAGERS: Rights = 'ma';
const ADMINISTRATORS: Rights = 'a';

interface Row {
  of: RegExp;
  read: Rights;
  write: Rights;
}

/** What was promised (R96, R97), by path; the first row that fits holds. */
const ROWS: readonly Row[] = [
  { of: /^\/(image|upload)/, read: ALL, write: ALL },
  { of: /^\/api\/(init|fonts)/, read: ALL, write: ALL },
  { of: /^\/api\/(custom|analytics-log)/, read: ALL, write: ALL },
  { of: /^\/api\/orders\/(public|frontdesk|backoffice)\//, read: ALL, write: ALL },
  { of: /^\/api\/orders$/, read: BOARD, write: ALL },
  { of: /^\/api\/orders/, read: BOARD, write: BOARD },
  { of: /^\/api\/time-tracking\//, read: BOARD, write: BOARD },
  { of: /^\/api\/time-sheets/, read: PEOPLE, write: PEOPLE },
  { of: /^\/api\/users\/me/, read: PEOPLE, write: PEOPLE },
  { of: /^\/api\/(menus|categories|products|tags|tables|branches)/, read: ALL, write: MANAGERS },
  {
    of: /^\/api\/(devices|statistics|working-schedules|working-activities|departments)/,
    read: PEOPLE,
    write: MANAGERS,
  },
  { of: /^\/api\/(projects|tasks|image-templates|images)/, read: PEOPLE, write: MANAGERS },
  { of: /^\/api\/uploads$/, read: PEOPLE, write: ALL },
  { of: /^\/api\/uploads/, read: PEOPLE, write: MANAGERS },
  { of: /^\/api\/(config|divisions|sites|blocks|navigations|donatees)/, read: ALL, write: ADMINISTRATORS },
  { of: /^\/api\/(users|logs|digital-signage-)/, read: MANAGERS, write: ADMINISTRATORS },
];

interface Call {
  method: string;
  path: string;
}

const shape = ({ method, path }: Call) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
const PROMISED = new Set(
  [
    ...[...STANDARD_FIVE.flatMap(fiveCalls), ...CALLS].map(({ method, path }) =>
      /^\/(upload|image)\//.test(path) ? { method, path } : { method, path: `/api${path}` },
    ),
    ...STATISTICS.map((name) => ({ method: 'GET', path: `/api/statistics/${name}` })),
  ].map(shape),
);

/** Whether clients were promised a call; calls of our own are not compared. */
export function isPromised(call: Call): boolean {
  return PROMISED.has(shape(call));
}

/** Who may make a promised call by that table. Throws for one that no row speaks of. */
export function specifiedRights({ method, path }: Call): Rights {
  const row = ROWS.find(({ of }) => of.test(path));
  if (!row) throw new Error(`no row for ${path}`);
  return method === 'GET' ? row.read : row.write;
}

/** Why calls differ from the table; the first one that fits holds. */
const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [/ \/api\/time-tracking\//, 'the key in the path is asked for by the call itself'],
  [
    /^DELETE \/api\/orders\/\{id\}$/,
    'answers 409 to everybody (R94), so nobody below managers needs to reach it',
  ],
  [
    /^(POST|DELETE) \/api\/branches(\/delete|\/\{id\})?$/,
    'managers run a branch, only owners open and close one',
  ],
  [/ \/api\/users\/me$/, 'visitors and devices are told that nobody is signed in'],
];

export const NOT_EXPLAINED = 'not explained';

/** Why others may make a call than the table says. */
export function explanation({ method, path }: Call): string {
  return EXPLAINED.find(([of]) => of.test(`${method} ${path}`))?.[1] ?? NOT_EXPLAINED;
}
