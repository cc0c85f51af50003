import type { DatabaseStates } from './database.ts';
import type { DiskStates } from './disk.ts';
import type { Judgement, Level } from './judgement.ts';
import type { OutboxStates } from './outbox.ts';
import type { PrintersStates } from './printers.ts';

/** What the server says of itself, by subject: the states that each can be in, and the facts of each state. */
export interface SubjectStates {
  database: DatabaseStates;
  disk: DiskStates;
  outbox: OutboxStates;
  printers: PrintersStates;
}

export type Subject = keyof SubjectStates;

/** In the order in which a person goes through them. */
export const SUBJECTS = ['database', 'disk', 'printers', 'outbox'] as const satisfies readonly Subject[];

/** Any subject may be unchecked: its check failed, or did not answer in time (R360). */
export type OperationsFinding =
  | { [S in Subject]: { subject: S } & Judgement<SubjectStates[S]> }[Subject]
  | { subject: Subject; state: 'unchecked'; level: Level; since: Date | null; facts: Record<string, never> };
