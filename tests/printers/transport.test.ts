import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { encode } from '#printers/escpos.ts';
import { copyMark, cut, qr, text } from '#printers/paper.ts';
import { STATUS_QUERY } from '#printers/printer-status.ts';
import { selfTest } from '#printers/slips/self-test.ts';
import { TEST_CHARACTERS } from '#printers/slips/slip-texts.ts';
import { sendToPrinter } from '#printers/transport.ts';
import { EscPosPrinter, type PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { JOB, MODEL, to } from './printer-connection.ts';

const printers: EscPosPrinter[] = [];
afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.unplug()));
});

async function start(behaviour: Partial<PrinterBehaviour> = {}, columns = 48): Promise<EscPosPrinter> {
  const printer = await EscPosPrinter.start(behaviour, columns);
  printers.push(printer);
  return printer;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A stopped process with a full accept queue: further attempts get no answer, as from a vanished computer. */
async function startBlackHole(): Promise<{ port: number; stop: () => void }> {
  const program =
    "const s=require('net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},()=>console.log(s.address().port))";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(String(line));
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  for (let isFull = false; !isFull; ) {
    const filler = connect(port, '127.0.0.1').on('error', () => {});
    fillers.push(filler);
    isFull = await Promise.race([once(filler, 'connect').then(() => false), wait(300).then(() => true)]);
  }
  return {
    port,
    stop: () => {
      for (const filler of fillers) filler.destroy();
      child.kill('SIGKILL');
    },
  };
}

describe('what is on paper', () => {
  test.each(['PC858', 'WPC1252', 'ISO8859_15'] as const)(
    'umlauts and the euro sign come out right in %s',
    async (codePage) => {
      const printer = await start();
      const page = selfTest(
        { name: 'Küche', address: `${printer.host}:${printer.port}`, columns: 48, codePage },
        { printedAt: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Vienna' },
      );
      const result = await sendToPrinter(encode(page, { ...MODEL, codePage }), to(printer));
      expect(result).toEqual({ outcome: 'printed' });
      const [receipt] = await printer.waitForReceipts(1);
      expect(receipt?.text).toContain(codePage === 'WPC1252' ? TEST_CHARACTERS : 'äöüÄÖÜß€é-');
      expect(receipt?.text).toMatch(/Gesamt +12,90 €/);
      expect(printer.unknownBytes).toEqual([]);
      expect(printer.overflows).toBe(0);
    },
  );

  test('size and bold combine, although ESC ! clears bold', async () => {
    const printer = await start();
    await sendToPrinter(encode(JOB, MODEL), to(printer));
    const [receipt] = await printer.waitForReceipts(1);
    expect(receipt?.rows[0]).toMatchObject({ text: 'Bestellung 42', bold: true, size: 'large' });
    expect(receipt?.rows[1]).toMatchObject({ text: '2 x Käsesemmel 5,40 €', bold: false, size: 'normal' });
  });

  test('copies say which they are, a single one does not', async () => {
    const printer = await start();
    const page = [copyMark(), text('Semmel'), cut()];
    await sendToPrinter(encode(page, MODEL, { copies: 2 }), to(printer));
    await sendToPrinter(encode(page, MODEL), to(printer));
    const receipts = await printer.waitForReceipts(3);
    expect(receipts.map((receipt) => receipt.text.split('\n').map((row) => row.trim()))).toEqual([
      ['Bon 1 von 2', 'Semmel'],
      ['Bon 2 von 2', 'Semmel'],
      ['Semmel'],
    ]);
  });

  test.each([
    [32, 48],
    [48, 72],
  ] as const)(
    'on paper of %i columns Chinese comes out as a picture of %i bytes across',
    async (columns, width) => {
      const printer = await start({}, columns);
      const page = [text('Anmerkung:'), text('花生過敏', { inverse: true }), text('danke'), cut()];
      expect(await sendToPrinter(encode(page, { ...MODEL, columns }), to(printer))).toEqual({
        outcome: 'printed',
      });
      const [receipt] = await printer.waitForReceipts(1);
      expect(receipt?.rows.map((row) => row.picture?.width ?? row.text)).toEqual([
        'Anmerkung:',
        width,
        'danke',
        '',
      ]);
      expect(printer.unknownBytes).toEqual([]);
      expect(printer.overflows).toBe(0);
    },
  );

  test('each copy has its own cut and its own code page; QR and drawer work', async () => {
    const printer = await start();
    const bytes = encode([...JOB.slice(0, 2), qr('https://shop.example.at/status/a/b'), cut()], MODEL, {
      copies: 2,
      openDrawer: true,
    });
    expect(await sendToPrinter(bytes, to(printer))).toEqual({ outcome: 'printed' });
    const receipts = await printer.waitForReceipts(2);
    expect(receipts[1]?.text).toBe(receipts[0]?.text);
    expect(receipts[0]?.text).toContain('[QR https://shop.example.at/status/a/b]');
    expect(printer.drawerPulses).toBe(1);
    expect(printer.unknownBytes).toEqual([]);
  });
});

describe('F8 the printer is away', () => {
  test('refused', async () => {
    const printer = await start();
    await printer.unplug();
    const result = await sendToPrinter(encode(JOB, MODEL), to(printer));
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Drucker nicht erreichbar' });
  });

  test('a black hole that never reads costs at most 8 s and nothing is sent', async () => {
    const printer = await start({ neverReads: true });
    const started = performance.now();
    const result = await sendToPrinter(encode(JOB, MODEL), to(printer));
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Drucker meldet keinen Status' });
  });

  test('a computer that does not answer at all hits the connect timeout', async () => {
    const hole = await startBlackHole();
    const started = performance.now();
    const result = await sendToPrinter(encode(JOB, MODEL), to({ host: '127.0.0.1', port: hole.port }));
    hole.stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Drucker nicht erreichbar' });
  });

  test('another service on that port gets no receipt', async () => {
    const received: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes: Buffer) => {
        received.push(bytes);
        socket.write('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const result = await sendToPrinter(encode(JOB, MODEL), to({ host: '127.0.0.1', port: portOf(server) }));
    server.close();
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Dort antwortet kein Bondrucker' });
    expect(Buffer.concat(received)).toEqual(STATUS_QUERY);
  });

  test('nothing is sent when the caller cannot note that it is on its way', async () => {
    const printer = await start();
    const result = await sendToPrinter(encode(JOB, MODEL), to(printer), () =>
      Promise.reject(new Error('disk full')),
    );
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Warteschlange nicht beschreibbar' });
    expect(printer.jobBytes).toBe(0);
  });
});

describe('F9 paper and cover', () => {
  test.each<[Partial<PrinterBehaviour>, string]>([
    [{ isPaperOut: true }, 'Papier leer'],
    [{ isCoverOpen: true }, 'Deckel offen'],
    [{ isOffline: true }, 'Drucker offline'],
  ])('%j is named and nothing is sent', async (behaviour, reason) => {
    const printer = await start(behaviour);
    expect(await sendToPrinter(encode(JOB, MODEL), to(printer))).toEqual({ outcome: 'not-sent', reason });
    expect(printer.jobBytes).toBe(0);
  });

  test('paper that runs out while printing is unclear, and the printer prints the rest itself', async () => {
    const printer = await start({ paperOutAfterBytes: 20 });
    const result = await sendToPrinter(encode(JOB, MODEL), to(printer, { totalTimeoutMs: 5_000 }));
    expect(result).toEqual({ outcome: 'unclear', reason: 'Papier leer während des Drucks' });
    expect(printer.receipts).toHaveLength(0);
    printer.set({ isPaperOut: false });
    await printer.waitForReceipts(1);
  });

  test('paper that is back in time completes the print', async () => {
    const printer = await start({ paperOutAfterBytes: 20 });
    const sending = sendToPrinter(encode(JOB, MODEL), to(printer));
    setTimeout(() => printer.set({ isPaperOut: false }), 600);
    expect(await sending).toEqual({ outcome: 'printed' });
    expect(printer.receipts).toHaveLength(1);
  });
});

describe('F10 half a job', () => {
  const bytes = encode(JOB, MODEL);
  // Plus our two queries whether it has finished, three bytes before the job and three after it.
  const total = bytes.length + 6;

  test(`reset after k of ${total} bytes is never 'printed'`, async () => {
    for (let k = 0; k < total; k += 1) {
      const printer = await start({ resetAfterBytes: k });
      const result = await sendToPrinter(bytes, to(printer));
      expect([k, result.outcome]).toEqual([k, 'unclear']);
    }
  });

  test('nor without status queries', async () => {
    for (let k = 0; k < bytes.length; k += 7) {
      const printer = await start({ resetAfterBytes: k, answersStatus: false });
      const result = await sendToPrinter(bytes, to(printer, { statusQuery: false }));
      expect([k, result.outcome]).toEqual([k, 'unclear']);
    }
  });

  test('a printer that answers GS r is believed only when it has answered for this job, however long that takes', async () => {
    const printer = await start({ bytesPerSecond: bytes.length / 4 });
    const result = sendToPrinter(bytes, to(printer));
    await wait(3_300);
    expect(printer.receipts).toHaveLength(0);
    expect(await result).toEqual({ outcome: 'printed' });
    expect(printer.receipts).toHaveLength(1);
  });
});

describe('printers that cannot do everything', () => {
  test('no status at all: accepting the bytes and closing cleanly counts', async () => {
    const printer = await start({ answersStatus: false, answersFinished: false });
    const result = await sendToPrinter(encode(JOB, MODEL), to(printer, { statusQuery: false }));
    expect(result).toEqual({ outcome: 'printed' });
    await printer.waitForReceipts(1);
  });

  test('no status and never closing is unclear', async () => {
    const printer = await start({ answersStatus: false, answersFinished: false, closesAfterClient: false });
    const connection = to(printer, { statusQuery: false, totalTimeoutMs: 1_500 });
    expect((await sendToPrinter(encode(JOB, MODEL), connection)).outcome).toBe('unclear');
  });

  test('no answer to GS r: being online with paper after all bytes counts', async () => {
    const printer = await start({ answersFinished: false });
    expect(await sendToPrinter(encode(JOB, MODEL), to(printer))).toEqual({ outcome: 'printed' });
  });
});
