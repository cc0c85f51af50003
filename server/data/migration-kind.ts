/**
 * A change of the schema is written in two steps, so that servers of the former version go on during an update, and can come back:
 * 'expand' adds what only the new version uses; 'contract', in a later version, removes what no server uses any more. A migration says
 * which it is in its first line; what says nothing is older than the rule, and counts as contract.
 */
export type MigrationKind = 'expand' | 'contract';

export function kindOf(sql: string): MigrationKind {
  return /^-- expand\b/.test(sql) ? 'expand' : 'contract';
}

/** What servers of the former version stumble over, and why. */
const BREAKING: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|VIEW)\b/i, 'they still read it'],
  [/\bRENAME\b/i, 'they know it by its former name'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'they read and write the former type'],
  [/\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i, 'they may leave it out'],
  [/\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/i, 'they leave it out'],
  [/\bADD\s+COLUMN\s+(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i, 'they leave it out'],
];

/** Why servers of the former version would fail with this SQL, by statement; empty when nothing is known against it. */
export function breakingParts(sql: string): string[] {
  const statements = sql.replaceAll(/--.*$/gm, '').split(';');
  return statements.flatMap((statement) =>
    BREAKING.filter(([pattern]) => pattern.test(statement)).map(
      ([, reason]) => `${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}: ${reason}`,
    ),
  );
}
