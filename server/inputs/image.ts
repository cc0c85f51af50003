import { createSchema, updateSchema } from '#entities/entity.ts';
import { image } from '#entities/image.ts';
import { fileField, fileNameField } from './upload.ts';

const withFile = { fields: { ...image.fields, data: fileField, name: fileNameField } };

/** POST /api/images: a description, and the picture. */
export const createImageInput = createSchema(withFile);
/** PUT /api/images/{id}: with `data` the picture is replaced. */
export const updateImageInput = updateSchema(withFile);
