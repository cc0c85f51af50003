import type { PrinterHealth } from '#domain/devices/counter-fault.ts';
import type { CodePageId, PaperColumns, PrinterInterface } from '#domain/devices/printer.ts';

export const PRINTER_HEALTH_NAMES = {
  ok: 'bereit',
  unknown: 'noch nicht geprüft',
  unreachable: 'nicht erreichbar',
  offline: 'offline',
  'no-paper': 'Papier leer',
  'cover-open': 'Deckel offen',
  silent: 'antwortet nicht',
  faulty: 'gestört',
} satisfies Record<PrinterHealth, string>;

export const PRINTER_INTERFACE_NAMES = {
  tcp: 'Netzwerk (LAN, WLAN)',
  system: 'Drucker dieses Computers',
  file: 'Gerätedatei oder Anschluss (USB unter Linux, COM, LPT)',
} satisfies Record<PrinterInterface, string>;

export const PAPER_NAMES = {
  '32': '58 mm (32 Zeichen)',
  '42': '80 mm (42 Zeichen)',
  '48': '80 mm (48 Zeichen)',
} satisfies Record<`${PaperColumns}`, string>;

export const CODE_PAGE_NAMES = {
  PC858: 'PC858 (Westeuropa mit Euro)',
  WPC1252: 'Windows-1252 (Westeuropa)',
  PC850: 'PC850 (Westeuropa ohne Euro)',
  PC852: 'PC852 (Mitteleuropa)',
  PC437: 'PC437 (USA)',
  ISO8859_15: 'ISO 8859-15 (Westeuropa mit Euro)',
} satisfies Record<CodePageId, string>;
