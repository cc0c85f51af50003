import { type Control, type Controls, later } from '../crud/inputs/control.ts';

export const MEDIA_CONTROLS: Controls = {
  picture: later(() => import('./picture-inputs.tsx').then(({ PictureInput }) => PictureInput)),
  pictures: later(() => import('./picture-inputs.tsx').then(({ PicturesInput }) => PicturesInput)),
  layers: later(() => import('./template/layers-input.tsx').then(({ LayersInput }) => LayersInput)),
};

/** There are too many files for a list: they are chosen from a library. */
export const MEDIA_REFERENCES: Readonly<Record<string, Control>> = {
  upload: later(() =>
    import('./upload-reference-input.tsx').then(({ UploadReferenceInput }) => UploadReferenceInput),
  ),
};
