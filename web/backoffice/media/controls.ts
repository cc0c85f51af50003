import { type Control, type Controls, later } from '../crud/inputs/control.ts';

export const MEDIA_CONTROLS: Controls = {
  picture: later(() => import('./picture-inputs.tsx').then(({ PictureInput }) => PictureInput)),
  pictures: later(() => import('./picture-inputs.tsx').then(({ PicturesInput }) => PicturesInput)),
  layers: later(() => import('./template/layers-input.tsx').then(({ LayersInput }) => LayersInput)),
};

/** Files are too many for a list: they have a library to choose from. */
export const MEDIA_REFERENCES: Readonly<Record<string, Control>> = {
  upload: later(() =>
    import('./upload-reference-input.tsx').then(({ UploadReferenceInput }) => UploadReferenceInput),
  ),
};
