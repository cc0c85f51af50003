import { lazy } from 'react';
import type { PrinterInterface } from '#domain/devices/printer.ts';
import { device } from '#entities/device.ts';
import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { digitalSignageSegment } from '#entities/digital-signage-segment.ts';
import { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import { printer } from '#entities/printer.ts';
import { station } from '#entities/station.ts';
import { control } from '../crud/inputs/control.ts';
import type { RecordValues } from '../crud/record.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { useDeviceCells } from './device-cells.tsx';
import { usePrinterCells } from './printer-cells.tsx';
import {
  BranchReferencesInput,
  PrintingDeviceInput,
  StandInPrinterInput,
  StandInStationInput,
} from './printer-inputs.tsx';
import * as texts from './texts.ts';
import { usePrinterStart } from './use-printer-start.ts';

const DeviceExtras = lazy(() =>
  import('./device-extras.tsx').then(({ DeviceExtras }) => ({ default: DeviceExtras })),
);
const PrinterExtras = lazy(() =>
  import('./printer-extras.tsx').then(({ PrinterExtras }) => ({ default: PrinterExtras })),
);
const ScreenExtras = lazy(() =>
  import('./screen-extras.tsx').then(({ ScreenExtras }) => ({ default: ScreenExtras })),
);
const SegmentPreview = lazy(() =>
  import('./segment-preview.tsx').then(({ SegmentPreview }) => ({ default: SegmentPreview })),
);

const isOf =
  (...types: readonly string[]) =>
  ({ type }: RecordValues) =>
    types.some((one) => one === type);

const isAt =
  (place: PrinterInterface) =>
  ({ interface: chosen }: RecordValues) =>
    chosen === place;

export const DEVICES_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(device),
    purpose: texts.devicesPurpose,
    sections: [
      {
        title: texts.deviceSection,
        hint: texts.deviceSectionHint,
        fields: ['name', 'branch', 'type', 'isEnabled'],
      },
    ],
    Extras: DeviceExtras,
    moreColumns: [
      { name: 'printers', label: texts.printers, after: 'lastSeenAt' },
      { name: 'clock', label: texts.clock, after: 'printers' },
    ],
    useMoreCells: useDeviceCells,
  },
  {
    entity: erased(printer),
    purpose: texts.printersPurpose,
    sections: [
      {
        title: texts.printerSection,
        hint: texts.printerSectionHint,
        fields: ['name', 'branch', 'device'],
      },
      { title: texts.printerPlace, fields: ['interface'] },
      {
        title: texts.networkPlace,
        hint: texts.networkHint,
        fields: ['host', 'port', 'statusQuery'],
        isShown: isAt('tcp'),
      },
      { title: texts.systemPlace, hint: texts.systemHint, fields: ['queue'], isShown: isAt('system') },
      { title: texts.filePlace, hint: texts.fileHint, fields: ['path'], isShown: isAt('file') },
      {
        title: texts.printerSlips,
        hint: texts.printerSlipsHint,
        fields: ['layouts', 'stations', 'copies', 'openDrawer'],
      },
      { title: texts.printerStandIn, hint: texts.printerStandInHint, fields: ['fallback'] },
      {
        title: texts.printerPaper,
        hint: texts.printerPaperHint,
        fields: ['columns', 'codePage', 'cancelChineseMode'],
      },
    ],
    inputs: {
      device: control(PrintingDeviceInput),
      stations: control(BranchReferencesInput),
      fallback: control(StandInPrinterInput),
    },
    Extras: PrinterExtras,
    moreColumns: [{ name: 'state', label: texts.state, after: 'device' }],
    useMoreCells: usePrinterCells,
    useStart: usePrinterStart,
  },
  {
    entity: erased(station),
    purpose: texts.stationsPurpose,
    sections: [
      {
        title: texts.stationSection,
        hint: texts.stationSectionHint,
        fields: ['name', 'branch', 'isEnabled', 'categories', 'takesRest'],
      },
      {
        title: texts.stationSlips,
        hint: texts.stationSlipsHint,
        fields: ['layout', 'takeawayCopies', 'deliveryCopies', 'dineInCopies'],
      },
      { title: texts.stationPrinting, hint: texts.stationPrintingHint, fields: ['devices', 'fallback'] },
    ],
    inputs: { devices: control(BranchReferencesInput), fallback: control(StandInStationInput) },
  },
  {
    entity: erased(digitalSignageSegment),
    purpose: texts.segmentsPurpose,
    sections: [
      { title: texts.segmentSection, fields: ['name', 'type'] },
      { title: texts.imageSection, fields: ['image'], isShown: isOf('image') },
      {
        title: texts.videoSection,
        hint: texts.videoHint,
        fields: ['upload'],
        isShown: isOf('video'),
      },
      { title: texts.textSection, fields: ['title', 'text'], isNarrow: true, isShown: isOf('text') },
      {
        title: texts.menuSection,
        hint: texts.menuHint,
        fields: ['title', 'menu'],
        isShown: isOf('menu'),
      },
      {
        title: texts.templateSection,
        hint: texts.templateHint,
        fields: ['template', 'product'],
        isShown: isOf('template'),
      },
      { title: texts.coloursSection, fields: ['backgroundColor', 'textColor'] },
    ],
    Aside: SegmentPreview,
  },
  {
    entity: erased(digitalSignageStream),
    purpose: texts.streamsPurpose,
    sections: [
      { title: texts.streamSection, fields: ['name'] },
      {
        title: texts.filmSection,
        hint: texts.filmHint,
        fields: ['segments'],
      },
    ],
  },
  {
    entity: erased(digitalSignageDevice),
    purpose: texts.screensPurpose,
    Extras: ScreenExtras,
  },
];
