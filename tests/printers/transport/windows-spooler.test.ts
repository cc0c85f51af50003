import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowsSpooler } from '#printers/transport/windows-spooler.ts';

/** A program named powershell.exe: it keeps the script it gets and the job that the script names, and ends as it is told. */
const FAKE = `#!/bin/sh
PATH=/usr/bin:/bin
here=$(dirname "$0")
for script; do :; done
printf '%s' "$script" | base64 -d | iconv -f UTF-16LE -t UTF-8 > "$here/script"
file=$(sed -n "s/^.file = '\\(.*\\)'$/\\1/p" "$here/script")
[ -z "$file" ] || cat "$file" > "$here/job"
read code < "$here/code"
[ "$code" != hang ] || exec sleep 600
exit "$code"
`;
const JOB = Buffer.from([0x1b, 0x40, 0x00, 0xff, 0x41]);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-powershell-'));
  await writeFile(join(directory, 'powershell.exe'), FAKE);
  await chmod(join(directory, 'powershell.exe'), 0o755);
  vi.stubEnv('PATH', directory);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true, force: true });
});

const ends = (code: number | 'hang') => writeFile(join(directory, 'code'), `${code}\n`);

describe.runIf(process.platform === 'linux')("the way to Windows' spooler", () => {
  it('gives the bytes as they are to the printer of that name, whatever is in it', async () => {
    await ends(0);
    expect(await windowsSpooler.send(JOB, { queue: "Küche 'oben'; exit 0" }, 8_000)).toEqual({
      outcome: 'printed',
    });
    expect(await readFile(join(directory, 'job'))).toEqual(JOB);
    const [queue] = (await readFile(join(directory, 'script'), 'utf8')).split('\n');
    expect(queue).toBe("$queue = 'Küche ''oben''; exit 0'");
  });

  it.each([
    [10, { outcome: 'not-sent', reason: 'Dieser Computer kennt diesen Drucker nicht' }],
    [11, { outcome: 'not-sent', reason: 'Die Druckerwarteschlange dieses Computers nimmt nichts an' }],
    [12, { outcome: 'unclear', reason: 'Das Drucksystem dieses Computers antwortet nicht' }],
    [1, { outcome: 'unclear', reason: 'Das Drucksystem dieses Computers antwortet nicht' }],
  ])('understands its end with %i', async (code, result) => {
    await ends(code);
    expect(await windowsSpooler.send(JOB, { queue: 'theke' }, 8_000)).toEqual(result);
  });

  it('asks once for a printer that is there, and nothing is printed', async () => {
    await ends(0);
    expect(await windowsSpooler.obstacle('gefragt')).toBeNull();
    await ends(10);
    expect(await windowsSpooler.obstacle('gefragt')).toBeNull();
    expect(await windowsSpooler.obstacle('unbekannt')).toBe('Dieser Computer kennt diesen Drucker nicht');
    expect(await readFile(join(directory, 'job')).catch(() => null)).toBeNull();
  });

  it('says where there is none', async () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(await windowsSpooler.obstacle('nirgends')).toBe('Dieser Computer hat kein Drucksystem');
    expect(await windowsSpooler.send(JOB, { queue: 'nirgends' }, 8_000)).toEqual({
      outcome: 'not-sent',
      reason: 'Dieser Computer hat kein Drucksystem',
    });
  });
});
