import { readFileSync } from 'node:fs';
import { ROOT, sourceFiles } from './source-files.ts';

const RULE_TEST = /^tests\/(domain|text)\/.*\.test\.ts$/;
/** Everything related to time that a test may use. */
const TIME = /\bDate\b|T\d{2}:\d{2}|\d{4}-\d{2}-\d{2}|Europe\/|\bnow\b|[iI]nstant|[zZ]one|[dD]ay|[tT]ime/;

/** Whether a test of rules mentions an instant or a day: only then can the zone of the process matter. */
export function speaksOfTime(file: string): boolean {
  return TIME.test(readFileSync(file, 'utf8'));
}

/** The tests of rules that have to hold in every zone. */
export function zonedRuleTests(): string[] {
  return sourceFiles(RULE_TEST).filter((file) => speaksOfTime(`${ROOT}/${file}`));
}
