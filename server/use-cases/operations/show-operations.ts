import { type Fact, type Level, worstFirst } from '#domain/operations/judgement.ts';
import type { OperationsFinding, Subject } from '#domain/operations/subjects.ts';
import { findingText, serverText } from '#text/operations/finding-text.ts';
import { SUBJECT_NAMES } from '#text/operations/operations-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { FOR_MANAGERS } from './checks.ts';
import type { OperationsWatch } from './watch-operations.ts';

export interface ShownFinding {
  subject: Subject;
  /** German. */
  name: string;
  level: Level;
  /** ISO 8601; null = not known, or nothing is the matter. */
  since: string | null;
  /** What is the matter, in German. */
  says: string;
  /** What to do next; null = nothing. */
  advice: string | null;
  /** The numbers and names behind it (bytes, seconds); null for managers where it is about the server itself (R364). */
  facts: Record<string, string | number> | null;
}

/** How the server and the branches of the caller are, worst first. */
export async function showOperations(watch: OperationsWatch, actor: Actor): Promise<ShownFinding[]> {
  const branches = branchFilter(actor);
  const findings = await watch.read(branches);
  return worstFirst(findings.map((finding) => shown(finding, branches === null)));
}

function shown(finding: OperationsFinding, isAdministrator: boolean): ShownFinding {
  const { subject, level, since, facts } = finding;
  const isOpen = isAdministrator || FOR_MANAGERS.has(subject);
  return {
    subject,
    name: SUBJECT_NAMES[subject],
    level,
    since: level === 'ok' ? null : (since?.toISOString() ?? null),
    ...(isOpen ? findingText(finding) : serverText(finding)),
    facts: isOpen ? plainFacts(facts) : null,
  };
}

function plainFacts(facts: Readonly<Record<string, Fact>> | object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]: [string, Fact]) => {
      if (typeof fact !== 'object') return [name, fact];
      return [name, 'bytes' in fact ? fact.bytes : fact.seconds];
    }),
  );
}
