import { FIRST_LAYOUTS, type PrintLayout } from '#domain/devices/print-job.ts';
import { PRINTER_LIMITS, PRINTER_PORT, printerFaults } from '#domain/devices/printer.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { CODE_PAGE_NAMES, PAPER_NAMES, PRINTER_INTERFACE_NAMES } from '#text/printer-texts.ts';
import { entity, ofBranch } from './entity.ts';
import {
  choice,
  choices,
  integer,
  optionalReference,
  readOnly,
  reference,
  references,
  required,
  text,
  toggle,
  withDefault,
} from './fields.ts';
import * as printerTexts from './printer-texts.ts';
import * as texts from './texts.ts';

const count = (label: string, maximum: number, start: number) =>
  withDefault(integer(label, { minimum: 1, maximum }), start);

/** A thermal printer of a device, which prints on it whatever the server hands out for it. */
export const printer = entity({
  name: 'printer',
  path: '/printers',
  label: { one: printerTexts.printer, many: printerTexts.printers, gender: 'masculine' },
  fields: {
    name: required(text(texts.name, PRINTER_LIMITS.name)),
    branch: reference(texts.branch, 'branch'),
    device: reference(printerTexts.device, 'device'),
    identifier: readOnly(text(printerTexts.identifier)),
    interface: choice(printerTexts.connection, PRINTER_INTERFACE_NAMES),
    host: text(printerTexts.host, PRINTER_LIMITS.host),
    port: count(printerTexts.port, PRINTER_LIMITS.port, PRINTER_PORT),
    queue: text(printerTexts.queue, PRINTER_LIMITS.queue),
    path: text(printerTexts.path, PRINTER_LIMITS.path),
    columns: withDefault(choice(printerTexts.paper, PAPER_NAMES), '42'),
    codePage: choice(printerTexts.codePage, CODE_PAGE_NAMES),
    layouts: withDefault<PrintLayout[]>(choices(printerTexts.layouts, PRINT_LAYOUT_NAMES), [
      ...FIRST_LAYOUTS,
    ]),
    stations: references(printerTexts.stations, 'station'),
    copies: count(printerTexts.copies, PRINTER_LIMITS.copies, 1),
    statusQuery: toggle(printerTexts.statusQuery, true),
    openDrawer: toggle(printerTexts.openDrawer),
    cancelChineseMode: toggle(printerTexts.cancelChineseMode),
    fallback: optionalReference(printerTexts.fallback, 'printer'),
  },
  list: {
    columns: ['name', 'branch', 'device', 'interface', 'layouts'],
    search: ['name', 'host'],
    sort: ['id', 'name'],
    filters: ['branch', 'device'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ofBranch(),
  check: printerFaults,
});
