import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../source-files.ts';

const CODE = `
  const { errorText } = await import('#text/errors/error-text.ts');
  const { englishErrorText } = await import('#text/errors/english-errors.en.ts');
  console.log(errorText({ code: 'not-found' }) + ' ' + englishErrorText({ code: 'not-found' }));
`;

test('the sources that npm run dev runs speak both languages', () => {
  const hook = pathToFileURL(`${ROOT}/web/english-modules.js`).href;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', CODE], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}` },
    encoding: 'utf8',
  });
  expect(said.trim()).toBe('Der Eintrag wurde nicht gefunden. The entry was not found.');
}, 60_000);
