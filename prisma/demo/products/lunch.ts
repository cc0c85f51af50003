import type { HoursType } from '#domain/time/opening-hours.ts';
import { hours, type ProductDraft, productsOf, step } from '../demo-product.ts';

const soup = step('select', 'Suppe oder Salat', 'Ist im Menüpreis enthalten.', [
  'Tagessuppe',
  'Kleiner gemischter Salat',
  ['Suppe und Salat', 290],
]);

/** Lunch is served from 11:00 to 14:30. */
const lunchOn = (day: HoursType) => [hours(day, '11:00', '14:30')];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const drafts: ProductDraft[] = [
  {
    id: 301,
    name: 'Montagsmenü: Faschierte Laibchen',
    description: 'Saftige Laibchen vom Rind und Schwein mit Erdäpfelpüree, Röstzwiebeln und Rahmgurkensalat.',
    allergens: 'A, C, G, L, M',
    price: 1190,
    picture: ['laibchen', 'potato', 'cucumber', 'herb'],
    schedule: lunchOn('monday'),
    parts: [soup],
  },
  {
    id: 302,
    name: 'Dienstagsmenü: Käsespätzle',
    description:
      'Handgeschabte Spätzle mit Bergkäse und Almkäse, knusprigen Zwiebelringen und Blattsalat. Fleischlos glücklich.',
    allergens: 'A, C, G, M',
    diet: 'vegetarianPossible',
    price: 1090,
    picture: ['spaetzle', 'alpine-cheese', 'onion', 'green-salad'],
    schedule: lunchOn('tuesday'),
    parts: [soup],
  },
  {
    id: 303,
    name: 'Mittwochsmenü: Rindsgulasch',
    description: 'Langsam geschmort mit viel Zwiebel und Paprika, dazu flaumiger Semmelknödel.',
    allergens: 'A, C, G, L',
    price: 1290,
    picture: ['goulash', 'bell-pepper', 'onion', 'bread'],
    schedule: lunchOn('wednesday'),
    parts: [soup],
  },
  {
    id: 304,
    name: 'Donnerstagsmenü: Backhendl',
    description: 'Ausgelöstes Hendl in der Kürbiskernpanier mit Erdäpfel-Vogerlsalat und Zitrone.',
    allergens: 'A, C, G, L, M',
    price: 1290,
    picture: ['poultry-leg', 'green-salad', 'lemon', 'potato'],
    schedule: lunchOn('thursday'),
    parts: [soup],
  },
  {
    id: 305,
    name: 'Freitagsmenü: Gebratene Forelle',
    description: 'Ganze Forelle aus dem Kamp, nach Müllerin Art mit Petersilerdäpfeln und brauner Butter.',
    allergens: 'A, D, G, L, M',
    price: 1490,
    picture: ['trout', 'lemon', 'potato', 'herb'],
    schedule: lunchOn('friday'),
    parts: [soup],
  },
  {
    id: 306,
    name: 'Wochengericht: Linsen mit Semmelknödel',
    description:
      'Steirische Linsen, Wurzelgemüse und ein Schuss Apfelessig, auf Wunsch mit Rauchspeck. Ohne Speck vegetarisch.',
    allergens: 'A, C, G, L, M, O',
    diet: 'vegetarianPossible',
    price: 990,
    picture: ['lentils', 'carrot', 'bacon', 'herb'],
    schedule: WEEKDAYS.flatMap(lunchOn),
    parts: [soup, step('select', 'Rauchspeck', 'Mit oder ohne?', [['Mit Rauchspeck', 160], 'Ohne Speck'])],
  },
];

/** The weekday lunch: one menu a day, and one dish for the whole week. */
export const lunch = productsOf({ category: 3, ground: '#e9ead2', surface: 'plate', layout: 'hero' }, drafts);
