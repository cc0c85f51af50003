/** A body for a new record of each entity that has the plain five calls; refers to branch 1 and records of the demo shop. */
export const SAMPLES: Record<string, () => Record<string, unknown>> = {
  division: () => ({ name: 'Catering', title: 'Feinkost auf Rädern' }),
  branch: () => ({ identifier: unique('filiale'), name: 'Bahnhof', openingHours: [DAILY], country: 'DE' }),
  menu: () => ({
    name: 'Herbst',
    availableFrom: '2026-09-01T00:00:00+02:00',
    branches: [{ id: 1 }],
    catalog: [],
  }),
  category: () => ({ name: 'Suppen', schedule: [DAILY] }),
  product: () => ({ uid: unique('p'), name: 'Kürbiscremesuppe', price: 5.9, tax: 10 }),
  tag: () => ({ name: unique('Vegan') }),
  table: () => ({ identifier: unique('T').slice(0, 20), branch: 1 }),
  site: () => ({
    path: `/${unique('seite')}`,
    name: 'Über uns',
    content: { body: [{ type: 'title', value: { title: 'Grüß Gott' } }] },
  }),
  navigation: () => ({
    identifier: unique('nav'),
    items: [{ type: 'link', label: 'Karte', href: '/store/hauptplatz' }],
  }),
  block: () => ({
    identifier: unique('block'),
    content: { body: [{ type: 'content', value: { text: 'Hallo' } }] },
  }),
  donatee: () => ({ identifier: unique('tierheim'), name: 'Tierheim' }),
  department: () => ({ name: unique('Küche'), branch: 1 }),
  station: () => ({ name: unique('Schank'), branch: 1, takesRest: true }),
  printer: () => ({ name: 'Küche', branch: 1, device: 1, host: '192.168.1.50' }),
  project: () => ({ name: 'Inventur', branch: 1, startsOn: '2026-12-01', endsOn: '2026-12-31' }),
  task: () => ({ name: 'Regal zählen', branch: 1 }),
  'image-template': () => ({ name: unique('Aktion'), width: 800, height: 600 }),
  'digital-signage-segment': () => ({ name: 'Willkommen', type: 'text', text: 'Grüß Gott' }),
  'digital-signage-stream': () => ({ name: 'Schaufenster', segments: [] }),
};

export const DAILY = { type: 'daily', date: null, isClosed: false, from: '08:00', to: '18:00' };

let counter = 0;
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${counter}`;
}
