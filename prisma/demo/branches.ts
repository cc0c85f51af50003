import { cents } from '#domain/money/money.ts';
import { switchedOn } from '#domain/payment-methods/index.ts';
import type { Branch, DeliveryArea, Donatee, Table, Tag } from '#domain/shop/branch.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { type DemoPicture, imageRefOf } from './demo-picture.ts';
import { hours } from './demo-product.ts';

const pictures = {
  mainSquare: picture(31, 'Unser Geschäft am Hauptplatz mit rot-weißer Markise', 'shop', '#f3dfc1', [
    'pretzel',
    'alpine-cheese',
    'laib',
    'jam-jar',
    'potted-plant',
    'chair',
  ]),
  mainCounter: picture(32, 'Die Feinkosttheke am Hauptplatz', 'counter', '#f1e0c8', [
    'alpine-cheese',
    'salami',
    'camembert',
    'ham',
    'laib',
    'kaminwurzen',
    'semmel',
    'liptauer',
  ]),
  kampCounter: picture(33, 'Die Schauküche am Kamp mit frisch gerichteten Platten', 'counter', '#dbe6da', [
    'sandwich',
    'green-salad',
    'pretzel',
    'blue-cheese',
    'shortcake',
    'potato-salad',
    'jausensemmel',
    'dumpling',
  ]),
  kamp: picture(34, 'Unser Geschäft in Unterlinden mit grün-weißer Markise', 'shop', '#d9e6dc', [
    'sandwich',
    'green-salad',
    'wrapped-gift',
    'pretzel',
    'evergreen-tree',
    'bicycle',
  ]),
} as const;

const tagPictures = {
  breakfast: picture(41, 'Frühstück', 'badge', '#fbe9c6', ['croissant']),
  lunch: picture(42, 'Mittagstisch', 'badge', '#e9ead2', ['goulash']),
  party: picture(43, 'Partyservice', 'badge', '#e3d9e4', ['party-popper']),
  garden: picture(44, 'Gastgarten', 'badge', '#dfe9d3', ['deciduous-tree']),
  delivery: picture(45, 'Lieferung', 'badge', '#d6e5e6', ['delivery-truck']),
} as const;

/** Pictures of branches and tags. */
export const placePictures: readonly DemoPicture[] = [
  ...Object.values(pictures),
  ...Object.values(tagPictures),
];

function picture(
  id: number,
  alt: string,
  layout: DemoPicture['layout'],
  ground: string,
  motifs: readonly string[],
): DemoPicture {
  return { id, alt, layout, surface: 'shelf', ground, motifs };
}

export const tags: Tag[] = [
  { id: 1, name: 'Frühstück', image: imageRefOf(tagPictures.breakfast) },
  { id: 2, name: 'Mittagstisch', image: imageRefOf(tagPictures.lunch) },
  { id: 3, name: 'Partyservice', image: imageRefOf(tagPictures.party) },
  { id: 4, name: 'Gastgarten', image: imageRefOf(tagPictures.garden) },
  { id: 5, name: 'Lieferung', image: imageRefOf(tagPictures.delivery) },
];

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

function onWeekdays(from: string, to: string): OpeningHour[] {
  return weekdays.map((day) => hours(day, from, to));
}

function closedOn(date: string): OpeningHour {
  return { type: 'once', date, isClosed: true, from: null, to: null };
}

function onlyOn(date: string, from: string, to: string): OpeningHour {
  return { type: 'once', date, isClosed: false, from, to };
}

const holidays: OpeningHour[] = [
  onlyOn('2026-12-24', '07:00', '13:00'),
  closedOn('2026-12-25'),
  closedOn('2026-12-26'),
  onlyOn('2026-12-31', '07:00', '14:00'),
  closedOn('2027-01-01'),
  closedOn('2027-12-25'),
  closedOn('2028-01-01'),
];

/** Parts of one town share its postcode, so guests choose them from the list. */
function area(
  name: string,
  fee: number,
  minimum: number | null,
  freeFrom: number | null,
  postalCodes: string[] = [],
  isFree = false,
): DeliveryArea {
  return {
    area: name,
    price: cents(fee),
    tax: 10,
    free: isFree,
    freeFromOrderValue: freeFrom === null ? null : cents(freeFrom),
    minimumOrderValue: minimum === null ? null : cents(minimum),
    postalCodes,
  };
}

const contactFlags = {
  isDeliveryEmailRequired: true,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
  isTakeawayEmailRequired: true,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
} as const;

const paymentFlags = switchedOn('branch', ['cash', 'atm-card']);

const mainSquare: Branch = {
  ...contactFlags,
  ...paymentFlags,
  id: 1,
  identifier: 'hauptplatz',
  name: 'Wiesenknopf am Hauptplatz',
  description:
    'Unser Stammhaus seit 1931: Feinkosttheke, Backstube und Bistro mit 40 Plätzen, im Sommer auch im Gastgarten unter der Linde.',
  street: 'Hauptplatz 7',
  zipCode: '3569',
  city: 'Bad Marienau',
  country: 'AT',
  phone: '+43 2999 555010',
  email: 'hauptplatz@feinkost-wiesenknopf.example',
  keywords: 'Jause, Jausensemmel, Frühstück, Mittagsmenü, Bistro, Gastgarten, Feinkost, Käse, Bäckerei',
  tags: [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 5 }],
  popularProducts: [],
  takeawayMinutes: 20,
  deliveryMinutes: 45,
  dineInMinutes: 15,
  images: [imageRefOf(pictures.mainSquare), imageRefOf(pictures.mainCounter)],
  logo: null,
  longitude: 15.6604,
  latitude: 48.6021,
  timeZone: 'Europe/Vienna',
  isEnabled: true,
  isPublic: true,
  openingHours: [
    ...onWeekdays('07:00', '20:00'),
    hours('saturday', '07:00', '18:00'),
    hours('sunday', '08:00', '14:00'),
    ...holidays,
  ],
  deliveryHours: [
    ...onWeekdays('10:00', '19:00'),
    hours('saturday', '09:00', '15:00'),
    { type: 'sunday', date: null, isClosed: true, from: null, to: null },
    onlyOn('2026-12-24', '09:00', '12:00'),
    closedOn('2026-12-25'),
    closedOn('2026-12-26'),
    closedOn('2026-12-31'),
    closedOn('2027-01-01'),
  ],
  isDeliveryHoursEnabled: true,
  closedMessage:
    'Wir sind Montag bis Freitag ab 7 Uhr, am Wochenende ab 7 beziehungsweise 8 Uhr wieder für Sie da.',
  orderableFrom: null,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: true,
  isQuotationRequired: false,
  isAppointmentRequired: false,
  deliveryAreas: [
    area('Bad Marienau – Ortskern', 290, 1500, 4000),
    area('Bad Marienau – Kurviertel', 390, 2000, 6000),
    area('Unterlinden am Kamp', 590, 3000, 9000, ['3568']),
    area('Kampwinkl und Oberlinden', 790, 4500, null, ['3562', '3564']),
    area('Kurklinik Marienau', 0, null, null, [], true),
  ],
  // Laugenbrezel, Apfelsaft, Topfengolatsche, Mineralwasser, Faschingskrapfen.
  suggestedProducts: [{ id: 705 }, { id: 1002 }, { id: 904 }, { id: 1001 }, { id: 905 }],
};

const kamp: Branch = {
  ...contactFlags,
  ...paymentFlags,
  id: 2,
  identifier: 'unterlinden',
  name: 'Wiesenknopf am Kamp',
  description:
    'Schauküche und Heimat unseres Partyservice: Hier entstehen Platten, Buffets und Torten. Parkplätze direkt vor der Tür.',
  street: 'Kampstraße 22',
  zipCode: '3568',
  city: 'Unterlinden am Kamp',
  country: 'AT',
  phone: '+43 2999 555020',
  email: 'kamp@feinkost-wiesenknopf.example',
  keywords: 'Partyservice, Platten, Buffet, Catering, Torten, Geschenkkörbe, Jause, Feinkost, Parkplatz',
  tags: [{ id: 2 }, { id: 3 }, { id: 5 }],
  popularProducts: [],
  takeawayMinutes: 20,
  deliveryMinutes: 45,
  dineInMinutes: 15,
  images: [imageRefOf(pictures.kamp), imageRefOf(pictures.kampCounter)],
  logo: null,
  longitude: 15.6892,
  latitude: 48.5874,
  timeZone: 'Europe/Vienna',
  isEnabled: true,
  isPublic: true,
  openingHours: [
    hours('daily', '08:00', '18:00'),
    // The kitchen takes a break on Wednesdays at noon.
    { type: 'wednesday', date: null, isClosed: true, from: '12:30', to: '14:00' },
    hours('friday', '08:00', '19:00'),
    hours('saturday', '08:00', '13:00'),
    { type: 'sunday', date: null, isClosed: true, from: null, to: null },
    ...holidays,
  ],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  closedMessage: 'Unsere Küche am Kamp ruht gerade. Ab 8 Uhr richten wir wieder frisch für Sie an.',
  orderableFrom: null,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: false,
  isTableSelectionEnabled: false,
  isPreorderEnabled: true,
  isQuotationRequired: false,
  isAppointmentRequired: false,
  deliveryAreas: [
    area('Unterlinden am Kamp', 290, 2000, 5000, ['3568']),
    area('Bad Marienau', 490, 3000, 8000, ['3569']),
    area('Kampwinkl und Oberlinden', 690, 4000, 12000, ['3562', '3564']),
    area('Umkreis 30 km (nur Partyservice)', 2400, 20000, 60000),
  ],
  // Apfelsaft, Topfengolatsche, Mineralwasser.
  suggestedProducts: [{ id: 1002 }, { id: 904 }, { id: 1001 }],
};

export const branches: Branch[] = [mainSquare, kamp];

/** Twelve tables in the bistro, six in the garden; the QR codes on the tables contain the numbers. */
export const tables: Table[] = [
  ...Array.from({ length: 12 }, (_, index) => `${index + 1}`),
  ...Array.from({ length: 6 }, (_, index) => `G${index + 1}`),
].map((identifier, index) => ({ id: index + 1, identifier, branch: mainSquare.id }));

export const donatees: Donatee[] = [
  {
    id: 1,
    identifier: 'ff-marienau',
    name: 'Freiwillige Feuerwehr Bad Marienau',
    description: 'Für die Jugendgruppe: neue Helme, Zeltlager und den Bewerb im Sommer.',
  },
  {
    id: 2,
    identifier: 'tafel-kamptal',
    name: 'Kamptaler Tafelrunde',
    description: 'Rettet Lebensmittel, die noch gut sind, und gibt sie an Familien weiter, die sie brauchen.',
  },
  {
    id: 3,
    identifier: 'musikverein-unterlinden',
    name: 'Musikverein Unterlinden am Kamp',
    description: 'Leihinstrumente und Unterricht für Kinder, die ein Instrument lernen möchten.',
  },
  {
    id: 4,
    identifier: 'tierheim-lindenhof',
    name: 'Tierheim Lindenhof',
    description: 'Futter und Tierarzt für rund 60 Hunde und Katzen auf der Suche nach einem Zuhause.',
  },
  {
    id: 5,
    identifier: 'hospiz-kamptal',
    name: 'Mobiles Hospiz Kamptal',
    description: 'Ehrenamtliche begleiten schwer kranke Menschen und ihre Angehörigen zu Hause.',
  },
];
