import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SpoolerTarget } from '#printers/transport/spooler.ts';
import { sendToPrinter } from '#printers/transport.ts';
import { FakeSpooler } from '#tests/peers/fake-spooler.ts';

const JOB = Buffer.concat([
  Buffer.from([0x1b, 0x40]),
  Buffer.from('Bestellung 42\n'.repeat(20)),
  Buffer.from([0x00, 0xff]),
]);
const THEKE: SpoolerTarget = { interface: 'system', queue: 'theke', totalTimeoutMs: 8_000 };
const spoolers: FakeSpooler[] = [];

async function install(behaviour: Parameters<typeof FakeSpooler.create>[0] = {}): Promise<FakeSpooler> {
  const spooler = await FakeSpooler.create(behaviour);
  spoolers.push(spooler);
  vi.stubEnv('PATH', spooler.path);
  return spooler;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(spoolers.splice(0).map((spooler) => spooler.remove()));
});

/** Whether the job was noted as being sent. */
function noting() {
  const noted = { isSending: false };
  const beforeSend = async () => {
    noted.isSending = true;
  };
  return { noted, beforeSend };
}

describe('a printer of the system (CUPS)', () => {
  it('gets the bytes as they are, and the job is printed once it has left the queue', async () => {
    const spooler = await install({ looksInQueue: 2 });
    const { noted, beforeSend } = noting();
    expect(await sendToPrinter(JOB, THEKE, beforeSend)).toEqual({ outcome: 'printed' });
    expect(noted.isSending).toBe(true);
    expect(await spooler.bytes()).toEqual(JOB);
    expect(await spooler.calls()).toEqual(['-d theke -o raw -t Theke -- -']);
  });

  it('that has no lpstat counts as printed when lp has taken the job', async () => {
    const spooler = await install();
    await spooler.removeLpstat();
    // Nor one of this computer.
    vi.stubEnv('PATH', spooler.directory);
    expect(await sendToPrinter(JOB, THEKE)).toEqual({ outcome: 'printed' });
    expect(await spooler.bytes()).toEqual(JOB);
  });

  it('that holds the job is unclear: it prints later by itself', async () => {
    await install({ looksInQueue: 1_000 });
    const target = { ...THEKE, totalTimeoutMs: 500 };
    expect(await sendToPrinter(JOB, target)).toEqual({
      outcome: 'unclear',
      reason: 'Auftrag liegt noch in der Warteschlange dieses Computers',
    });
  });

  it.each([
    ['is not set up', { state: null }, 'Dieser Computer kennt diesen Drucker nicht'],
    [
      'is switched off there',
      { state: 'printer theke disabled since Thu Nov 26 03:00:00 2026 -\n\tPaused' },
      'Drucker offline',
    ],
  ])('that %s gets nothing', async (_name, behaviour, reason) => {
    const spooler = await install(behaviour);
    const { noted, beforeSend } = noting();
    expect(await sendToPrinter(JOB, THEKE, beforeSend)).toEqual({ outcome: 'not-sent', reason });
    expect(noted.isSending).toBe(false);
    expect(await spooler.calls()).toEqual([]);
  });

  it('whose lp refuses has not got the job: it is tried again', async () => {
    await install({ lp: 'refuses' });
    expect(await sendToPrinter(JOB, THEKE)).toEqual({
      outcome: 'not-sent',
      reason: 'Dieser Computer kennt diesen Drucker nicht',
    });
  });

  it.each(['hangs', 'dies'] as const)('whose lp %s is unclear', async (lp) => {
    const spooler = await install({ lp });
    const target = { ...THEKE, totalTimeoutMs: 1_000 };
    expect(await sendToPrinter(JOB, target)).toEqual({
      outcome: 'unclear',
      reason: 'Das Drucksystem dieses Computers antwortet nicht',
    });
    expect((await spooler.bytes()).length).toBe(8);
  });

  it('gets nothing when the queue on disk cannot be written', async () => {
    const spooler = await install();
    const refuse = async () => {
      throw new Error('disk full');
    };
    expect(await sendToPrinter(JOB, THEKE, refuse)).toEqual({
      outcome: 'not-sent',
      reason: 'Warteschlange nicht beschreibbar',
    });
    expect(await spooler.calls()).toEqual([]);
  });

  it('is missing where the computer has no spooler', async () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(await sendToPrinter(JOB, THEKE)).toEqual({
      outcome: 'not-sent',
      reason: 'Dieser Computer hat kein Drucksystem',
    });
  });

  it('never takes its name for an option', async () => {
    const spooler = await install();
    expect(await sendToPrinter(JOB, { ...THEKE, queue: '-h' })).toEqual({
      outcome: 'not-sent',
      reason: 'Dieser Computer kennt diesen Drucker nicht',
    });
    expect(await spooler.calls()).toEqual([]);
  });
});
