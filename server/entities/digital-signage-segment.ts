import { entity, type Row } from './entity.ts';
import { choice, colour, multiline, optionalReference, picture, required, text } from './fields.ts';
import * as texts from './texts.ts';

/** One thing that a screen shows: a picture, a video, a text, the live menu, a picture template filled in, or what guests collect. */
export const digitalSignageSegment = entity({
  name: 'digital-signage-segment',
  path: '/digital-signage-segments',
  label: { one: texts.digitalSignageSegment, many: texts.digitalSignageSegments, gender: 'feminine' },
  fields: {
    name: required(text(texts.name)),
    type: choice(texts.type, {
      image: texts.image,
      video: texts.video,
      text: texts.text,
      menu: texts.menu,
      template: texts.imageTemplate,
      pickup: texts.pickupNumbers,
    }),
    image: picture(texts.image),
    upload: optionalReference(texts.video, 'upload', 'refuse'),
    title: text(texts.title),
    text: multiline(texts.text, 2_000),
    backgroundColor: colour(texts.backgroundColor),
    textColor: colour(texts.textColor, '#ffffff'),
    menu: optionalReference(texts.digitalSignageSegmentMenu, 'menu', 'refuse'),
    template: optionalReference(texts.imageTemplate, 'image-template', 'refuse'),
    product: optionalReference(texts.product, 'product', 'refuse'),
  },
  list: {
    columns: ['name', 'type'],
    search: ['name', 'title'],
    sort: ['id', 'name', 'type'],
    filters: ['type'],
  },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
  check: ({ type, image, upload, menu, template, title, text }) => {
    if (type === 'image' && image === null) return [{ code: 'required', field: 'image' }];
    if (type === 'video' && upload === null) return [{ code: 'required', field: 'upload' }];
    if (type === 'menu' && menu === null) return [{ code: 'required', field: 'menu' }];
    if (type === 'template' && template === null) return [{ code: 'required', field: 'template' }];
    return type === 'text' && title === '' && text === '' ? [{ code: 'required', field: 'text' }] : [];
  },
});

export type DigitalSignageSegmentRow = Row<typeof digitalSignageSegment>;
