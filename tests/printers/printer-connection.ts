import type { PrinterModel } from '#printers/escpos.ts';
import { cut, type Line, text } from '#printers/paper.ts';
import type { PrinterConnection } from '#printers/transport/tcp.ts';
import { DEFAULT_TIMEOUTS } from '#printers/transport.ts';

export const MODEL: PrinterModel = { columns: 48, codePage: 'PC858', cancelChineseMode: false };
export const JOB: Line[] = [
  text('Bestellung 42', { size: 'large', bold: true }),
  text('2 x Käsesemmel 5,40 €'),
  cut(),
];

/** Connection settings for a test printer. */
export function to(
  printer: { host: string; port: number },
  change: Partial<PrinterConnection> = {},
): PrinterConnection {
  const { host, port } = printer;
  return {
    host,
    port,
    statusQuery: true,
    allowLoopback: true,
    allowedPorts: [port],
    ...DEFAULT_TIMEOUTS,
    ...change,
  };
}
