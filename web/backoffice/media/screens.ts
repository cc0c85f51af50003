import { lazy } from 'react';
import { image } from '#entities/image.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { upload } from '#entities/upload.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import * as texts from './texts.ts';

export const MEDIA_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(image),
    purpose: texts.picturesScreen,
    isCreatedElsewhere: true,
    List: lazy(() => import('./images-page.tsx').then((module) => ({ default: module.ImagesPage }))),
    Form: lazy(() => import('./image-form.tsx').then((module) => ({ default: module.ImageForm }))),
  },
  {
    entity: erased(upload),
    purpose: texts.uploadsScreen,
    isCreatedElsewhere: true,
    List: lazy(() => import('./uploads-page.tsx').then((module) => ({ default: module.UploadsPage }))),
    Form: lazy(() => import('./upload-form.tsx').then((module) => ({ default: module.UploadForm }))),
  },
  {
    entity: erased(imageTemplate),
    purpose: texts.templatesScreen,
    sections: [
      { title: texts.templateSection, fields: ['name', 'width', 'height', 'backgroundColor', 'background'] },
      {
        title: texts.designSection,
        hint: texts.designHint,
        fields: ['layers'],
      },
    ],
  },
];
