import { type Answer, startServer, type TestServer } from './harness.ts';
import { DEVICE_KEY, EMPLOYEE, MANAGER, OTHER_EMPLOYEE } from './template.ts';

/** The terminal PIN of everybody. */
export const PIN = '482915';

export const person = (username: string, pin = PIN) => ({ 'x-username': username, 'x-access-token': pin });
export const ANNA = person(EMPLOYEE);

/** An address of time tracking, at the terminal of branch 1 unless told otherwise. */
export function tracking(path: string, { branch = 1, key = DEVICE_KEY } = {}): string {
  return `/api/time-tracking/${branch}/${key}${path}`;
}

export interface TerminalServer extends TestServer {
  ids: Record<'anna' | 'berta' | 'lena', number>;
  /** start, pause, resume or end at the terminal of branch 1, by Anna unless told otherwise. */
  command(name: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** A server without limits, at which everybody has a PIN. */
export async function startTerminalServer(now: string): Promise<TerminalServer> {
  const server = await startServer({ now, settings: { isRateLimited: false } });
  const hash = await server.deps.passwords.hash(PIN);
  await server.sql('UPDATE "User" SET "terminalPinHash" = $1', [hash]);
  const rows = await server.sql('SELECT "id", "email" FROM "User"');
  const idOf = (email: string) => Number(rows.find((row) => row.email === email)?.id);
  return Object.assign(server, {
    ids: { anna: idOf(EMPLOYEE), berta: idOf(OTHER_EMPLOYEE), lena: idOf(MANAGER) },
    command: (name: string, body: unknown = {}, headers: Record<string, string> = ANNA) =>
      server.post(tracking(`/working-activities/${name}`), body, { headers }),
  });
}

/** Deletes worked and planned hours, and forgets wrong PINs. */
export async function clearTimes(server: TestServer): Promise<void> {
  await server.sql('TRUNCATE "WorkingActivity", "WorkingSchedule", "Task", "Project" RESTART IDENTITY');
  await server.sql('DELETE FROM "LoginFailure"');
}
