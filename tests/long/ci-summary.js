import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

// The end of a CI run: why it is red, where people look for that, and the totals of both runs in the last line. Plain
// JavaScript, because it has to work when nothing could be installed. Arguments: the exit codes of both runs.

const [dailyCode, longCode] = process.argv.slice(2).map(Number);

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: FileResult[] }} Report
 * @typedef {{ passed?: number, failed?: number }} Totals
 */

/**
 * @param {string} name a report in test-results/; empty when the run did not get that far
 * @returns {Report & Totals}
 */
function read(name) {
  try {
    return JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} name */
function printFailures(name) {
  for (const { name: path, message, assertionResults } of read(name).testResults ?? []) {
    const file = relative('.', path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (message && failed.length === 0)
      console.log(`FAILED in ${name}: ${file}: ${message.split('\n', 1)[0]}`);
    for (const { fullName, failureMessages } of failed) {
      const [why = ''] = failureMessages;
      console.log(`FAILED in ${name}: ${file}: ${fullName}\n  ${why.split('\n', 3).join('\n  ')}`);
    }
  }
}

const longReports = existsSync('test-results/long') ? readdirSync('test-results/long') : [];
// A browser file that failed in parallel and passed alone is named as well. Last what must never be red.
for (const report of longReports) printFailures(`long/${report.replace(/\.json$/, '')}`);
printFailures('totals');

const { numPassedTests = 0, numFailedTests = 0 } = read('totals');
const { passed = 0, failed = 0 } = read('long-totals');
// A suite that ended red without a failed test counts as one.
const dailyFailed = numFailedTests || Number(dailyCode !== 0);
if (dailyFailed > numFailedTests) console.log(`npm test ended with ${dailyCode} although no test failed`);
const longFailed = failed || Number(longCode !== 0);
console.log(
  `npm test: ${numPassedTests} passed, ${dailyFailed} failed; long run: ${passed} passed, ${longFailed} failed`,
);
console.log(`${numPassedTests + passed} passed, ${dailyFailed + longFailed} failed`);
