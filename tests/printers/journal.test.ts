import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from '#printers/journal.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-journal-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (largestFile?: number) => new Journal(() => NOW, join(directory, 'logs'), largestFile);
const textsOf = (journal: Journal) => journal.lines.map((line) => line.split('  ')[1]);

describe('the log of a device', () => {
  it('is on disk at once, and known to the next start after a crash', async () => {
    const journal = open();
    journal.add('Drucker nicht erreichbar');
    expect(await readFile(join(directory, 'logs/theke.log'), 'utf8')).toBe(
      '2026-11-26T10:00:00.000Z  Drucker nicht erreichbar\n',
    );
    // The first never ended.
    const next = open();
    next.add('Gestartet');
    expect(textsOf(next)).toEqual(['Drucker nicht erreichbar', 'Gestartet']);
  });

  it('begins a new line after one that a crash cut off', async () => {
    open().add('ganz');
    await appendFile(join(directory, 'logs/theke.log'), '2026-11-26T10:00:01.000Z  hal');
    const next = open();
    next.add('neu');
    expect(textsOf(open())).toEqual(['ganz', 'hal', 'neu']);
  });

  it('rotates: five files of limited size, the newest lines in order', async () => {
    const journal = open(200);
    for (let number = 1; number <= 60; number += 1) journal.add(`Zeile ${number}`);
    const files = (await readdir(join(directory, 'logs'))).sort();
    expect(files).toEqual(['theke.1.log', 'theke.2.log', 'theke.3.log', 'theke.4.log', 'theke.log']);
    for (const file of files) {
      expect((await readFile(join(directory, 'logs', file))).length).toBeLessThanOrEqual(200);
    }
    const kept = textsOf(open(200));
    expect(kept.at(-1)).toBe('Zeile 60');
    expect(kept).toEqual(kept.map((_, index) => `Zeile ${60 - kept.length + 1 + index}`));
    expect(kept.length).toBeGreaterThan(20);
  });

  it('holds no keys, also on disk', async () => {
    open().add(`Schlüssel ${'k'.repeat(40)} von gast@example.at`);
    const text = await readFile(join(directory, 'logs/theke.log'), 'utf8');
    expect(text).not.toContain('kkkk');
    expect(text).not.toContain('gast@');
  });

  it('goes on in memory where the disk refuses', async () => {
    await writeFile(join(directory, 'logs'), 'a file where the folder should be');
    const journal = open();
    journal.add('trotzdem');
    expect(textsOf(journal)).toEqual(['trotzdem']);
  });
});
