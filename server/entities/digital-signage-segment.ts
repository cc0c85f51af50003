import { entity, type Row } from './entity.ts';
import { choice, colour, multiline, optionalReference, picture, required, text } from './fields.ts';

/** One thing that a screen shows: a picture, a video, a text or the live menu. */
export const digitalSignageSegment = entity({
  name: 'digital-signage-segment',
  path: '/digital-signage-segments',
  label: { one: 'Filmsequenz', many: 'Filmsequenzen', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    type: choice('Art', { image: 'Bild', video: 'Video', text: 'Text', menu: 'Speisekarte' }),
    image: picture('Bild'),
    upload: optionalReference('Video', 'upload', 'refuse'),
    title: text('Überschrift'),
    text: multiline('Text', 2_000),
    backgroundColor: colour('Hintergrundfarbe'),
    textColor: colour('Textfarbe', '#ffffff'),
    menu: optionalReference('Produktkatalog', 'menu', 'refuse'),
  },
  list: {
    columns: ['name', 'type'],
    search: ['name', 'title'],
    sort: ['id', 'name', 'type'],
    filters: ['type'],
  },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
  check: ({ type, image, upload, menu, title, text }) => {
    if (type === 'image' && image === null) return [{ code: 'required', field: 'image' }];
    if (type === 'video' && upload === null) return [{ code: 'required', field: 'upload' }];
    if (type === 'menu' && menu === null) return [{ code: 'required', field: 'menu' }];
    return type === 'text' && title === '' && text === '' ? [{ code: 'required', field: 'text' }] : [];
  },
});

export type DigitalSignageSegmentRow = Row<typeof digitalSignageSegment>;
