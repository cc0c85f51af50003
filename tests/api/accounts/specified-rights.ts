/** The five callers that the table of rights names, as letters: visitor, employee, manager, administrator, device. */
export type Rights = string;

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

/** The table of the specification (decisions, sections 3 and 9.6), by path; the first row that fits holds. */
const ROWS: readonly Row[] = [
  { of: /^\/(app-icon|image|upload|manifest|robots|sitemap)/, read: ALL, write: ALL },
  { of: /^\/api\/(init|health|metrics|docs|openapi\.json|fonts|shop|signage\/)/, read: ALL, write: ALL },
  { of: /^\/api\/(login|logout|login-link|custom|analytics-log)/, read: ALL, write: ALL },
  { of: /^\/api\/orders\/(public|frontdesk|backoffice)\//, read: ALL, write: ALL },
  { of: /^\/api\/orders$/, read: BOARD, write: ALL },
  { of: /^\/api\/(orders|print-jobs)/, read: BOARD, write: BOARD },
  { of: /^\/api\/products\/\{id\}\/sold-out/, read: BOARD, write: BOARD },
  { of: /^\/api\/time-tracking\//, read: BOARD, write: BOARD },
  { of: /^\/api\/time-sheets/, read: PEOPLE, write: PEOPLE },
  { of: /^\/api\/users\/me/, read: PEOPLE, write: PEOPLE },
  { of: /^\/api\/(menus|categories|products|tags|tables|branches)/, read: ALL, write: MANAGERS },
  {
    of: /^\/api\/(devices|statistics|working-schedules|working-activities|staff|departments|labels)/,
    read: PEOPLE,
    write: MANAGERS,
  },
  { of: /^\/api\/(projects|tasks|image-templates|images)/, read: PEOPLE, write: MANAGERS },
  { of: /^\/api\/uploads$/, read: PEOPLE, write: ALL },
  { of: /^\/api\/uploads/, read: PEOPLE, write: MANAGERS },
  { of: /^\/api\/(config|divisions|sites|blocks|navigations|donatees)/, read: ALL, write: ADMINISTRATORS },
  { of: /^\/api\/(users|logs|digital-signage-)/, read: MANAGERS, write: ADMINISTRATORS },
];

/** Who may make a call by the specification; null for one that it does not know. */
export function specifiedRights({ method, path }: { method: string; path: string }): Rights | null {
  const row = ROWS.find(({ of }) => of.test(path));
  if (!row) return null;
  return method === 'GET' ? row.read : row.write;
}

/** Why calls differ from the table; the first one that fits holds. */
export const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [
    / \/api\/orders\/frontdesk\/| \/api\/orders\/backoffice\/| \/api\/time-tracking\//,
    'the key in the path is asked for by the call itself',
  ],
  [/ \/api\/orders\/export$/, 'a file for people: a device shows its board and takes nothing along'],
  [
    /^DELETE \/api\/orders\/\{id\}$/,
    'answers 409 to everybody (R94), so nobody below managers needs to reach it',
  ],
  [/ \/api\/print-jobs/, 'jobs are claimed by what prints them; people ask for prints at the order'],
  [
    /^(POST|DELETE) \/api\/branches(\/delete|\/\{id\})?$/,
    'managers run a branch, only owners open and close one',
  ],
  [
    / \/api\/devices\/(me|pair)/,
    'what a device says and asks about itself, with its key or its pairing code',
  ],
  [/ \/api\/tasks\/\{id\}\/completed$/, 'completing a task is for whom it is assigned to (R100)'],
  [/ \/api\/image-templates\/preview$/, 'changes nothing: the picture of a template that is not stored'],
  [/ \/api\/users\/me$/, 'visitors and devices are told that nobody is signed in'],
  [
    / \/api\/users\/\{id\}\/terminal-pin$/,
    'managers help with a forgotten PIN of their branch at the terminal',
  ],
];

/** Why a call may be made by others than the table says; null if nobody has explained it. */
export function explanation({ method, path }: { method: string; path: string }): string | null {
  return EXPLAINED.find(([of]) => of.test(`${method} ${path}`))?.[1] ?? null;
}
