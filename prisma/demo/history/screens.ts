import type { Layer, TextStyle } from '#domain/drawing/image-template.ts';
import type { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import type { DigitalSignageSegmentRow } from '#entities/digital-signage-segment.ts';
import type { digitalSignageStream } from '#entities/digital-signage-stream.ts';
import type { Row } from '#entities/entity.ts';
import type { imageTemplate } from '#entities/image-template.ts';
import { pagePictures } from '../content-pictures.ts';
import { imageRefOf } from '../demo-picture.ts';
import { hours } from '../demo-product.ts';

export type TemplateRow = Row<typeof imageTemplate>;
export type StreamRow = Row<typeof digitalSignageStream>;
export type ScreenRow = Row<typeof digitalSignageDevice>;

const RED = '#b3261e';
const WHITE = '#ffffff';
const INK = '#3b3b3b';
/** The product that the screen recommends. */
const BACKHENDL = 402;

function at(x: number, y: number, width: number, height: number) {
  return { x, y, width, height, rotation: 0, opacity: 1 };
}

function style(size: number, color: string, weight = 700): TextStyle {
  return { font: 'Figtree', size, weight, isItalic: false, color, align: 'left', verticalAlign: 'middle' };
}

const offerLayers: Layer[] = [
  {
    type: 'image',
    name: 'Produktbild',
    ...at(0, 0, 1_080, 720),
    image: null,
    binding: 'product.image',
    fit: 'cover',
  },
  {
    type: 'shape',
    name: 'Balken',
    ...at(0, 720, 1_080, 360),
    shape: 'rectangle',
    color: RED,
    borderColor: null,
    borderWidth: 0,
    radius: 0,
  },
  {
    type: 'text',
    name: 'Name',
    ...at(60, 750, 960, 150),
    text: 'Produkt',
    binding: 'product.name',
    ...style(64, WHITE),
  },
  {
    type: 'text',
    name: 'Preis',
    ...at(60, 910, 600, 120),
    text: '',
    binding: 'product.price',
    ...style(72, WHITE),
  },
  {
    type: 'text',
    name: 'Filiale',
    ...at(660, 930, 360, 90),
    text: '',
    binding: 'branch.name',
    ...style(28, WHITE, 400),
  },
];

const tableLayers: Layer[] = [
  {
    type: 'text',
    name: 'Überschrift',
    ...at(60, 60, 720, 120),
    text: 'Gleich bestellen',
    binding: null,
    ...style(72, RED),
  },
  {
    type: 'text',
    name: 'Filiale',
    ...at(60, 190, 720, 80),
    text: '',
    binding: 'branch.name',
    ...style(36, INK, 400),
  },
  {
    type: 'qr',
    name: 'Zur Speisekarte',
    ...at(170, 320, 500, 500),
    text: '',
    binding: 'branch.link',
    color: '#000000',
    backgroundColor: WHITE,
  },
];

const boardLayers: Layer[] = [
  {
    type: 'image',
    name: 'Produktbild',
    ...at(0, 0, 1_080, 1_080),
    image: null,
    binding: 'product.image',
    fit: 'cover',
  },
  {
    type: 'text',
    name: 'Überschrift',
    ...at(1_160, 120, 680, 90),
    text: 'Unsere Empfehlung',
    binding: null,
    ...style(48, RED),
  },
  {
    type: 'text',
    name: 'Name',
    ...at(1_160, 230, 680, 260),
    text: 'Produkt',
    binding: 'product.name',
    ...style(84, INK),
    verticalAlign: 'top',
  },
  {
    type: 'text',
    name: 'Beschreibung',
    ...at(1_160, 510, 680, 230),
    text: '',
    binding: 'product.description',
    ...style(38, INK, 400),
    verticalAlign: 'top',
  },
  {
    type: 'text',
    name: 'Preis',
    ...at(1_160, 760, 680, 130),
    text: '',
    binding: 'product.price',
    ...style(108, RED),
  },
  {
    type: 'text',
    name: 'Vor den Allergenen',
    ...at(1_160, 920, 170, 60),
    text: 'Allergene:',
    binding: null,
    ...style(32, INK, 400),
  },
  {
    type: 'text',
    name: 'Allergene',
    ...at(1_330, 920, 510, 60),
    text: '',
    binding: 'product.allergens',
    ...style(32, INK, 400),
  },
];

/** Three templates for pictures: a post for social media, a card for the table, and a page for the screen on the wall. */
export const imageTemplates: TemplateRow[] = [
  {
    id: 1,
    name: 'Angebot des Tages',
    width: 1_080,
    height: 1_080,
    backgroundColor: WHITE,
    background: null,
    layers: offerLayers,
  },
  {
    id: 2,
    name: 'Tischkarte mit QR-Code',
    width: 840,
    height: 880,
    backgroundColor: '#f7efe3',
    background: null,
    layers: tableLayers,
  },
  {
    id: 3,
    name: 'Empfehlung am Bildschirm',
    width: 1_920,
    height: 1_080,
    backgroundColor: '#f7efe3',
    background: null,
    layers: boardLayers,
  },
];

const plain = {
  image: null,
  upload: null,
  menu: null,
  template: null,
  product: null,
  title: '',
  text: '',
  textColor: WHITE,
};

export const segments: DigitalSignageSegmentRow[] = [
  { id: 1, name: 'Speisekarte', type: 'menu', ...plain, menu: 2, backgroundColor: '#1f1a17' },
  {
    id: 2,
    name: 'Partyservice',
    type: 'image',
    ...plain,
    image: imageRefOf(pagePictures.buffet),
    backgroundColor: '#000000',
  },
  {
    id: 3,
    name: 'Guten Morgen',
    type: 'text',
    ...plain,
    title: 'Guten Morgen!',
    text: 'Bis 11:30 Uhr gibt es Frühstück, frisch aus unserer Backstube.',
    backgroundColor: RED,
  },
  {
    id: 4,
    name: 'Empfehlung: Backhendlsalat',
    type: 'template',
    ...plain,
    template: 3,
    product: BACKHENDL,
    backgroundColor: '#f7efe3',
  },
];

export const streams: StreamRow[] = [
  {
    id: 1,
    name: 'Über der Theke',
    segments: [
      { segment: { id: 3 }, seconds: 10, schedule: [hours('daily', '07:00', '11:30')] },
      { segment: { id: 1 }, seconds: 30, schedule: [] },
      { segment: { id: 4 }, seconds: 12, schedule: [] },
      { segment: { id: 2 }, seconds: 12, schedule: [] },
    ],
  },
];

export const screens: ScreenRow[] = [
  { id: 1, name: 'Bildschirm über der Theke', branch: 1, stream: 1, isEnabled: true, lastSeenAt: null },
];
