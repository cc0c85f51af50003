import type { LocalDay, Weekday } from '#domain/time/zoned-time.ts';
import type { HolidayContract } from '#domain/working/holiday-balance.ts';
import type { HolidayPlace, PlannedHoliday } from '#domain/working/leave-days.ts';
import type { ScheduleEntry } from '#domain/working/working-schedule.ts';
import type { WorkingTime } from '#domain/working/working-time.ts';
import type { WorkingActivityRow } from '#entities/working-activity.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

/** What was worked; instants are ISO 8601, the rest are ids. */
export interface StoredActivity extends WorkingTime {
  id: number;
  user: number;
  branch: number;
  department: number | null;
  project: number | null;
  task: number | null;
  note: string;
}

export type NewActivity = Pick<
  StoredActivity,
  'user' | 'branch' | 'department' | 'project' | 'task' | 'note'
>;

export interface StoredSchedule extends ScheduleEntry {
  id: number;
  user: number;
  branch: number;
  department: number | null;
  note: string;
}

/** A span of one person that a new entry must not overlap. */
export interface Occupied {
  user: number;
  from: Date;
  /** null = open. */
  to: Date | null;
  /** The entry being changed itself. */
  except: number | null;
}

export interface StaffContract extends Omit<HolidayContract, 'holidayCarriedOverYear'> {
  id: number;
  firstName: string;
  lastName: string;
  branches: number[];
  /** null = the year in which the person was entered. */
  holidayCarriedOverYear: number | null;
  createdAt: Date;
  /** The weekdays of the contract; empty = by plan. */
  workingDays: Weekday[];
}

export interface WorkingPerson {
  id: number;
  firstName: string;
  lastName: string;
  roles: string[];
  branches: number[];
}

/** Someone who can sign in at a terminal. */
export interface TerminalPerson {
  id: number;
  firstName: string;
  lastName: string;
}

/** What is not completed; a task's project may be missing from the list. */
export interface TerminalWork {
  projects: { id: number; name: string }[];
  tasks: { id: number; name: string; project: number | null }[];
}

/** Whose contracts: one person's, or those of branches; null = everyone's. */
export interface StaffFilter {
  user: number | null;
  branches: BranchFilter;
}

/** A deleted activity: what it was, who deleted it, when and why. Instants are ISO 8601. */
export interface RemovedActivity {
  /** The id that it had. */
  activity: number;
  user: number;
  userName: string;
  branch: number;
  startedAt: string;
  record: Pick<
    WorkingActivityRow,
    'endedAt' | 'pausedAt' | 'pauses' | 'note' | 'corrections' | 'department' | 'project' | 'task'
  >;
  removedAt: string;
  actor: string;
  /** null for anyone who is not a person. */
  actorId: number | null;
  /** null if none was given. */
  reason: string | null;
}

/** Deleted activities that began in a span; null = anyone, anywhere, any time. */
export interface RemovedFilter {
  user: number | null;
  branches: BranchFilter;
  from: Date | null;
  to: Date | null;
  skip: number;
  /** null = all. */
  take: number | null;
}

export interface WorkTimeStore {
  /** Lets one transaction at a time write a person's hours; others wait. Must run inside a transaction. */
  lockUser(user: number): Promise<void>;

  /** null if the person already has an open activity (WorkingActivity_open). */
  startActivity(activity: NewActivity, at: Date): Promise<StoredActivity | null>;
  /** null unless the person's open activity is running. */
  pauseActivity(user: number, at: Date): Promise<StoredActivity | null>;
  /** null unless the person's open activity is paused; adds the pause to the finished ones. */
  resumeActivity(user: number, at: Date): Promise<StoredActivity | null>;
  /** null without an open activity; an open pause ends with it. */
  endActivity(user: number, at: Date): Promise<StoredActivity | null>;
  openActivity(user: number): Promise<StoredActivity | null>;
  /** Activities of a person that overlap the span, newest first, at most `limit`. */
  activitiesOf(user: number, from: Date, to: Date, limit: number): Promise<StoredActivity[]>;
  hasActivityIn(span: Occupied): Promise<boolean>;

  /** Keeps activities that are being deleted. */
  keepRemoved(removed: readonly RemovedActivity[]): Promise<void>;
  /** The last deleted first. */
  removedActivities(filter: RemovedFilter): Promise<{ rows: RemovedActivity[]; total: number }>;

  /** Entries of a person's schedule that overlap the span, in order, at most `limit`. */
  schedulesOf(user: number, from: Date, to: Date, limit: number): Promise<StoredSchedule[]>;
  hasScheduleIn(span: Occupied): Promise<boolean>;
  /** Holidays in the schedule that overlap the span, per person. */
  holidaysOf(users: readonly number[], from: Date, to: Date): Promise<(PlannedHoliday & { user: number })[]>;
  /** The days, in the zone of the branch, on which shifts in the schedule begin in the span, per person. */
  shiftDaysOf(users: readonly number[], from: Date, to: Date): Promise<{ user: number; day: LocalDay }[]>;

  /** People with a role, by last and first name. */
  contracts(filter: StaffFilter): Promise<StaffContract[]>;

  /** Branch, members and state of a project; null when there is none. */
  project(id: number): Promise<{ branch: number; members: number[]; isCompleted: boolean } | null>;
  task(id: number): Promise<{
    branch: number;
    project: number | null;
    assignee: number | null;
    isCompleted: boolean;
  } | null>;
  /** Whose public holidays a branch has; null without the branch. */
  holidayPlace(branch: number): Promise<HolidayPlace | null>;
  /** The branch of a department. */
  departmentBranch(id: number): Promise<number | null>;
  person(id: number): Promise<WorkingPerson | null>;
  /** People with a PIN whose accounts are usable and who work in the branch, by first and last name. */
  terminalPeople(branch: number, now: Date): Promise<TerminalPerson[]>;
  /** Open projects and tasks of a branch: one person's, or (null) all. */
  openWork(branch: number, user: number | null): Promise<TerminalWork>;
}
