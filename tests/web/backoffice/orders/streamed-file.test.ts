import { expect, it } from 'vitest';
import { rowCounter } from '#web/backoffice/orders/history/streamed-file.ts';

const CSV = 'Nr.;Kunde\r\n1;"Huber\r\nAnna"\r\n2;"sagt ""ja""\r\n"\r\n3;Berger\r\n';

it.each([1, 3, 7, 1_000])(
  'counts the rows of a table in pieces of %i bytes, not the lines in its cells',
  async (size) => {
    const bytes = new TextEncoder().encode(CSV);
    const counts: number[] = [];
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const text = await new Response(pieces.pipeThrough(rowCounter((rows) => counts.push(rows)))).text();
    expect(text).toBe(CSV);
    expect(counts.at(-1)).toBe(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  },
);
