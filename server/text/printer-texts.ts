import type { PrinterHealth } from '#domain/devices/counter-fault.ts';

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
