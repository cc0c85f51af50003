import type { Fact } from '#domain/operations/judgement.ts';
import type { OperationsFinding } from '#domain/operations/subjects.ts';
import * as texts from './operations-texts.ts';

export interface FindingText {
  /** What is the matter: whole sentences. */
  says: string;
  /** What to do next; null = nothing. */
  advice: string | null;
}

/** What an administrator reads of a finding. */
export function findingText({ subject, state, facts }: OperationsFinding): FindingText {
  if (state === 'unchecked') return { says: texts.unchecked, advice: texts.uncheckedAdvice };
  // The state belongs to the subject: the type of a finding says so, but not once both are variables.
  const sayings: Readonly<Record<string, Saying>> = texts.SAYINGS[subject];
  const saying = sayings[state];
  if (!saying) throw new Error(`no saying for ${subject} ${state}`);
  const { says, advice } = saying;
  return { says: typeof says === 'string' ? says : says(wordsOf(facts)), advice };
}

/** What a manager reads of the server itself: that something is, but neither numbers nor names. */
export function serverText({ level }: Pick<OperationsFinding, 'level'>): FindingText {
  return { says: texts.SERVER_LEVELS[level], advice: level === 'ok' ? null : texts.tellAdministrator };
}

interface Saying {
  says: string | ((values: never) => string);
  advice: string | null;
}

function wordsOf(facts: object): never {
  const words = Object.entries(facts).map(([name, fact]: [string, Fact]) => [name, wordOf(fact)]);
  return Object.fromEntries(words) as never;
}

const MEGABYTE = 1_024 ** 2;
const GIGABYTE = 1_024 ** 3;

function wordOf(fact: Fact): string | number {
  if (typeof fact !== 'object') return fact;
  return 'bytes' in fact ? sizeText(fact.bytes) : durationText(fact.seconds);
}

/** 1.610.612.736 -> '1,5 GB', 52.428.800 -> '50 MB'; rounded down, because it is room that people count on. */
function sizeText(bytes: number): string {
  if (bytes < GIGABYTE) return texts.megabytes({ size: Math.floor(bytes / MEGABYTE) });
  const tenths = Math.floor((bytes / GIGABYTE) * 10);
  return texts.gigabytes({
    size: tenths < 100 ? String(tenths / 10).replace('.', ',') : Math.floor(tenths / 10),
  });
}

/** In the dative, after 'seit' and 'in': '40 Sekunden', 'einer Minute', '3 Tagen'. */
function durationText(seconds: number): string {
  if (seconds < 60) return texts.seconds({ count: Math.round(seconds) });
  if (seconds < 2 * 3_600) return texts.minutes({ count: Math.round(seconds / 60) });
  if (seconds < 2 * 86_400) return texts.hours({ count: Math.round(seconds / 3_600) });
  return texts.days({ count: Math.round(seconds / 86_400) });
}
