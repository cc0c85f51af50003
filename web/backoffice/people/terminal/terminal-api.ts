import type { ScheduleType } from '#domain/working/working-schedule.ts';
import type { Pause, WorkingState } from '#domain/working/working-time.ts';
import { ApiError, faultsIn } from '#web/lib/api.ts';
import { timedFetch } from '#web/lib/clock/server-clock.ts';
import * as texts from './texts.ts';

/** The configuration of a branch's shared computer. */
export interface Terminal {
  branch: number;
  branchName: string;
  timeZone: string;
  /** The key of a device of the branch. */
  key: string;
}

export interface TerminalPerson {
  id: number;
  firstName: string;
  lastName: string;
}

/** The person at the terminal. */
export interface TerminalLogin {
  id: number;
  pin: string;
}

export interface Tracked {
  project: number | null;
  task: number | null;
  startedAt: string;
  pausedAt: string | null;
  pauses: Pause[];
  state: WorkingState;
  isForgotten: boolean;
}

export interface TrackingState {
  user: TerminalPerson;
  currentActivity: Tracked | null;
  serverTime: string;
  todayHours: number;
}

export interface TerminalWork {
  projects: { id: number; name: string }[];
  tasks: { id: number; name: string; project: number | null }[];
}

export interface PlannedShift {
  type: ScheduleType;
  from: string;
  to: string;
}

const TIMEOUT = 12_000;

/** A call of the terminal: its key is in the URL, the person in the headers. */
export function askTerminal<T>(
  { branch, key }: Pick<Terminal, 'branch' | 'key'>,
  path: string,
  { login, body }: { login?: TerminalLogin; body?: object } = {},
): Promise<T> {
  return callServer<T>(`/time-tracking/${branch}/${encodeURIComponent(key)}${path}`, {
    headers: login ? { 'X-Username': String(login.id), 'X-Access-Token': login.pin } : {},
    ...(body ? { body } : {}),
  });
}

/** A call without a session: POST when there is a body. Throws ApiError with the server's message. */
export async function callServer<T>(
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: object },
): Promise<T> {
  let response: Response;
  try {
    response = await timedFetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      // Must not use somebody's session in the same browser.
      credentials: 'omit',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    throw noConnection();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return (answer as { data: T }).data;
  const faults = faultsIn(answer);
  throw faults.length > 0 ? new ApiError(response.status, faults) : noConnection(response.status);
}

/** Even for a response that is not ours. */
export function noConnection(status = 0): ApiError {
  return new ApiError(status, [{ message: texts.noConnection }]);
}

const STORED = 'theke-terminal';

/** The configuration of this computer; null before setup. */
export function storedTerminal(): Terminal | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '');
    return isTerminal(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function storeTerminal(terminal: Terminal | null): void {
  if (terminal) localStorage.setItem(STORED, JSON.stringify(terminal));
  else localStorage.removeItem(STORED);
}

function isTerminal(value: unknown): value is Terminal {
  if (value === null || typeof value !== 'object') return false;
  const { branch, branchName, timeZone, key } = value as Partial<Record<keyof Terminal, unknown>>;
  return (
    typeof branch === 'number' &&
    typeof branchName === 'string' &&
    typeof timeZone === 'string' &&
    typeof key === 'string'
  );
}

export function fullName({ firstName, lastName }: TerminalPerson): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
