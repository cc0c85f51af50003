import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS } from '#printers/paper.ts';
import { testSlip } from '#printers/slips/test-slip.ts';
import { expectGolden } from './golden-slip.ts';
import { PRINTED_AT } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
beforeEach(async () => {
  room = await PrintRoom.open();
});
afterEach(() => room.close());

test.each(COLUMNS)('the test slip on paper of %i columns', async (width) => {
  const occasion = { printedAt: PRINTED_AT, timeZone: 'Europe/Vienna' };
  await expectGolden('test-slip', testSlip({ name: 'Theke' }, occasion), width);
});

describe('what staff ask a device for', () => {
  test('a test print comes out of every printer, and is confirmed only then', async () => {
    room.pollMs = 3_600_000;
    const [theke, kueche] = [await room.printer(), await room.printer()];
    await room.start([theke, ['receipt']], [kueche, ['kitchen']]);
    await room.server.waitForStream();
    expect(await room.server.ask({ id: 1, kind: 'print' })).toEqual({ isDone: true });
    for (const printer of [theke, kueche])
      expect(printer.texts).toEqual([expect.stringContaining('Testdruck')]);
    kueche.set({ isPaperOut: true });
    expect(await room.server.ask({ id: 2, kind: 'print' })).toEqual({
      isDone: false,
      message: expect.stringMatching(/^Drucker 2: .*Papier/),
    });
  });

  test('a test of one printer is its whole page, and comes out of no other', async () => {
    const [theke, kueche] = [await room.printer(), await room.printer()];
    await room.start([theke, ['receipt']], [kueche, ['kitchen']]);
    expect(await room.server.ask({ id: 1, kind: 'print', printer: 'drucker-2' })).toEqual({ isDone: true });
    expect(kueche.texts).toEqual([expect.stringContaining('äöüÄÖÜß€')]);
    expect(theke.texts).toEqual([]);
    expect(await room.server.ask({ id: 2, kind: 'print', printer: 'nr-9' })).toEqual({
      isDone: false,
      message: 'Diesen Drucker kennt das Gerät nicht.',
    });
  });

  test('a device without a printer says so', async () => {
    await room.start();
    expect(await room.server.ask({ id: 1, kind: 'print' })).toEqual({
      isDone: false,
      message: 'An diesem Gerät ist kein Drucker eingerichtet.',
    });
  });

  test('R318 the day’s list comes out of the printer for receipts; without one, or unreadable, the device says so', async () => {
    const [kueche, theke] = [await room.printer(), await room.printer()];
    await room.start([kueche, ['kitchen']], [theke, ['receipt']]);
    const none = { taken: 0, returned: 0, rest: 0, tips: 0 };
    const content = {
      ...{ shopName: 'Shop', branchName: 'Filiale', timeZone: 'Europe/Vienna', askedBy: 'Anna' },
      report: {
        ...{ day: '2026-11-27', currency: 'EUR', methods: [], movements: [], open: [], due: 0 },
        ...{ counter: none, online: none },
      },
    };
    expect(await room.server.ask({ id: 1, kind: 'cash-report', content })).toEqual({ isDone: true });
    expect(theke.texts).toEqual([expect.stringContaining('Kassenbericht')]);
    expect(kueche.texts).toEqual([]);
    expect(await room.server.ask({ id: 2, kind: 'cash-report', content: 'what?' })).toMatchObject({
      isDone: false,
      message: expect.stringContaining('unlesbar'),
    });
  });

  test('an answer that gets lost is sent again, and nothing is printed twice for it', async () => {
    const theke = await room.printer();
    room.server.lostAnswers = 1;
    await room.start([theke, ['receipt']]);
    expect(await room.server.ask({ id: 1, kind: 'print' })).toEqual({ isDone: true });
    expect(theke.receipts).toHaveLength(1);
  });

  test('a notification is confirmed once it was shown', async () => {
    const shown = [true, false];
    room.notify = async () => shown.shift() ?? false;
    await room.start();
    expect(await room.server.ask({ id: 1, kind: 'notification' })).toEqual({ isDone: true });
    expect(await room.server.ask({ id: 2, kind: 'notification' })).toMatchObject({ isDone: false });
  });

  test('A41 A49 the log holds the last lines, without keys, personal data and line breaks', async () => {
    room.notify = async () => {
      throw new Error(`${room.server.deviceKey.repeat(3)}\n\u001b[31manna@example.at`);
    };
    await room.start();
    expect(await room.server.ask({ id: 1, kind: 'notification' })).toMatchObject({ isDone: false });
    expect(await room.server.ask({ id: 2, kind: 'logs' })).toEqual({ isDone: true });
    const [lines = []] = room.server.logs;
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}Unerwarteter Fehler: \[entfernt\] \[E-Mail\]$/),
    );
  });

  test('an agent says which program it is', async () => {
    await room.start();
    while (room.server.introductions.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(room.server.introductions).toEqual([{ appVersion: '1.2.3', platform: 'linux x64', layouts: [] }]);
  });
});
