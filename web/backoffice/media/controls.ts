import { type Controls, later } from '../crud/inputs/control.ts';

export const MEDIA_CONTROLS: Controls = {
  picture: later(() => import('./picture-inputs.tsx').then(({ PictureInput }) => PictureInput)),
  pictures: later(() => import('./picture-inputs.tsx').then(({ PicturesInput }) => PicturesInput)),
};
