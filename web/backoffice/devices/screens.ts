import { lazy } from 'react';
import { device } from '#entities/device.ts';
import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { digitalSignageSegment } from '#entities/digital-signage-segment.ts';
import { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import type { RecordValues } from '../crud/record.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

const DeviceExtras = lazy(() =>
  import('./device-extras.tsx').then(({ DeviceExtras }) => ({ default: DeviceExtras })),
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

export const DEVICES_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(device),
    purpose: 'Kassen-PCs, Terminals und Selbstbedienung mit ihren Schlüsseln.',
    sections: [
      {
        title: 'Gerät',
        hint: 'Nach dem Speichern bekommen Sie einen Code oder Schlüssel, mit dem sich das Gerät verbindet.',
        fields: ['name', 'branch', 'type', 'isEnabled'],
      },
    ],
    Extras: DeviceExtras,
  },
  {
    entity: erased(digitalSignageSegment),
    purpose: 'Bausteine für Ihre Bildschirme: Bild, Video, Text oder Speisekarte.',
    sections: [
      { title: 'Filmsequenz', fields: ['name', 'type'] },
      { title: 'Bild', fields: ['image'], isShown: isOf('image') },
      {
        title: 'Video',
        hint: 'Laden Sie das Video zuerst unter „Uploads“ hoch (MP4 oder WebM). Es läuft ohne Ton.',
        fields: ['upload'],
        isShown: isOf('video'),
      },
      { title: 'Text', fields: ['title', 'text'], isNarrow: true, isShown: isOf('text') },
      {
        title: 'Speisekarte',
        hint: 'Zeigt, was in der Filiale des Bildschirms gerade erhältlich ist, mit aktuellen Preisen.',
        fields: ['title', 'menu'],
        isShown: isOf('menu'),
      },
      { title: 'Farben', fields: ['backgroundColor', 'textColor'] },
    ],
    Aside: SegmentPreview,
  },
  {
    entity: erased(digitalSignageStream),
    purpose: 'Abfolgen von Filmsequenzen mit Dauer und Sendezeiten.',
    sections: [
      { title: 'Stream', fields: ['name'] },
      {
        title: 'Ablauf',
        hint: 'Von oben nach unten, dann wieder von vorne. Sendezeiten gelten nach der Uhr der Filiale.',
        fields: ['segments'],
      },
    ],
  },
  {
    entity: erased(digitalSignageDevice),
    purpose: 'Bildschirme in den Filialen und was sie zeigen.',
    Extras: ScreenExtras,
  },
];
