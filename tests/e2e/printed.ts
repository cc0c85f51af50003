import type { PrintedReceipt } from '#tests/peers/escpos-printer.ts';
import type { Stage } from './stage.ts';
import { waitFor } from './wait-for.ts';

/** Both slips of an order, by the public number printed on them. */
export interface Slips {
  receipt: string[];
  kitchen: string[];
}

/** Waits until the receipt and the kitchen ticket of an order were printed; rows are trimmed. */
export async function slipsOf(stage: Stage, uid: string): Promise<Slips> {
  return waitFor(() => {
    const own = stage.printer.receipts.filter(({ text, isCut }) => isCut && text.includes(uid));
    const receipt = own.find(({ text }) => text.includes('Zahlung:'));
    const kitchen = own.find(({ text }) => !text.includes('Zahlung:'));
    return receipt && kitchen && { receipt: rowsOf(receipt), kitchen: rowsOf(kitchen) };
  });
}

/** The rows with runs of spaces collapsed, so that columns read as a sentence. */
function rowsOf(slip: PrintedReceipt): string[] {
  return slip.rows.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ')).filter((row) => row !== '');
}

/** The rows from the first with this prefix to the last with that one, both included. */
export function between(rows: readonly string[], first: string, last: string): string[] {
  const from = rows.findIndex((row) => row.startsWith(first));
  const to = rows.findLastIndex((row) => row.startsWith(last));
  return rows.slice(from, to + 1);
}
