import { image } from '#entities/image.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { upload } from '#entities/upload.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const MEDIA_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(image),
    purpose: 'Alle Bilder des Shops.',
  },
  {
    entity: erased(upload),
    purpose: 'Dateien zum Herunterladen und für Filmsequenzen, und was Gäste mitgeschickt haben.',
  },
  {
    entity: erased(imageTemplate),
    purpose: 'Bilder aus Ebenen, zum Beispiel Preisschilder.',
  },
];
