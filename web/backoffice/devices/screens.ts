import { device } from '#entities/device.ts';
import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { digitalSignageSegment } from '#entities/digital-signage-segment.ts';
import { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const DEVICES_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(device),
    purpose: 'Kassen-PCs, Terminals und Selbstbedienung mit ihren Schlüsseln.',
  },
  {
    entity: erased(digitalSignageSegment),
    purpose: 'Bausteine für Ihre Bildschirme: Bild, Video, Text oder Speisekarte.',
  },
  {
    entity: erased(digitalSignageStream),
    purpose: 'Abfolgen von Filmsequenzen mit Dauer und Sendezeiten.',
  },
  {
    entity: erased(digitalSignageDevice),
    purpose: 'Bildschirme in den Filialen und was sie zeigen.',
  },
];
