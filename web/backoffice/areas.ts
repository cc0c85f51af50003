import type { AreaGroup } from './shell/area.ts';

const STAFF = ['ROLE_EMPLOYEE'] as const;
const MANAGERS = ['ROLE_MANAGER'] as const;

/** The screens behind the login, in the order in which a day needs them. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  {
    label: 'Bestellungen',
    areas: [
      { path: '/orders', label: 'Bestellungen', icon: 'board', access: STAFF, words: 'Board Theke offen' },
      { path: '/kitchen', label: 'Küche', icon: 'kitchen', access: STAFF, words: 'Vollbild Monitor' },
      { path: '/history', label: 'Verlauf', icon: 'history', access: STAFF, words: 'Archiv Export CSV' },
    ],
  },
  {
    label: 'Auswertung',
    areas: [
      {
        path: '/dashboard',
        label: 'Statistik',
        icon: 'statistics',
        access: STAFF,
        words: 'Umsatz Besucher Dashboard',
      },
      { path: '/logs', label: 'Logs', icon: 'log', access: MANAGERS, words: 'Protokoll Fehler' },
    ],
  },
  {
    label: 'Katalog',
    areas: [
      {
        path: '/products',
        label: 'Produkte',
        icon: 'product',
        access: STAFF,
        words: 'Artikel Preise Import Export',
      },
      { path: '/categories', label: 'Kategorien', icon: 'category', access: STAFF },
      { path: '/tags', label: 'Tags', icon: 'tag', access: STAFF },
      { path: '/menus', label: 'Produktkataloge', icon: 'catalog', access: STAFF, words: 'Speisekarte Menü' },
      {
        path: '/labels',
        label: 'Etiketten',
        icon: 'label',
        access: MANAGERS,
        words: 'Preisschilder PDF drucken',
      },
    ],
  },
  {
    label: 'Betrieb',
    areas: [
      {
        path: '/branches',
        label: 'Filialen',
        icon: 'branch',
        access: STAFF,
        words: 'Öffnungszeiten Liefergebiete Standort',
      },
      { path: '/divisions', label: 'Organisationen', icon: 'division', access: MANAGERS },
      { path: '/departments', label: 'Abteilungen', icon: 'department', access: STAFF },
      { path: '/tables', label: 'Tische', icon: 'table', access: STAFF, words: 'QR-Code' },
      { path: '/donatees', label: 'Spendenempfänger', icon: 'donatee', access: MANAGERS },
      {
        path: '/config',
        label: 'Einstellungen',
        icon: 'settings',
        access: MANAGERS,
        words: 'Konfiguration Farben Logo AGB Plugins',
      },
    ],
  },
  {
    label: 'Inhalte',
    areas: [
      { path: '/sites', label: 'Seiten', icon: 'site', access: MANAGERS, words: 'Website Texte Stellen' },
      { path: '/blocks', label: 'Inhalte', icon: 'block', access: MANAGERS, words: 'Blöcke Startseite' },
      {
        path: '/navigations',
        label: 'Navigationen',
        icon: 'navigation',
        access: MANAGERS,
        words: 'Menü Links',
      },
      { path: '/images', label: 'Bilder', icon: 'image', access: STAFF, words: 'Fotos Bibliothek' },
      { path: '/uploads', label: 'Uploads', icon: 'upload', access: STAFF, words: 'Dateien Videos PDF' },
      { path: '/image-templates', label: 'Bildvorlagen', icon: 'template', access: STAFF },
    ],
  },
  {
    label: 'Team und Zeit',
    areas: [
      {
        path: '/users',
        label: 'Benutzer',
        icon: 'user',
        access: MANAGERS,
        words: 'Personal Rollen Passwort',
      },
      {
        path: '/working-schedules',
        label: 'Arbeitsplanung',
        icon: 'schedule',
        access: STAFF,
        words: 'Dienstplan Urlaub Wochenplan',
      },
      {
        path: '/working-activities',
        label: 'Arbeitszeiten',
        icon: 'time',
        access: STAFF,
        words: 'Aktivitäten Zeiterfassung',
      },
      { path: '/time-sheets', label: 'Stundenzettel', icon: 'sheet', access: STAFF, words: 'Monat Stunden' },
      { path: '/holiday-balances', label: 'Urlaubskonten', icon: 'holiday', access: STAFF },
      { path: '/projects', label: 'Projekte', icon: 'project', access: STAFF },
      { path: '/tasks', label: 'Aufgaben', icon: 'task', access: STAFF },
    ],
  },
  {
    label: 'Geräte',
    areas: [
      { path: '/devices', label: 'Geräte', icon: 'device', access: STAFF, words: 'Drucker Schlüssel Kasse' },
      {
        path: '/digital-signage-segments',
        label: 'Filmsequenzen',
        icon: 'film',
        access: MANAGERS,
        words: 'Digital Signage',
      },
      {
        path: '/digital-signage-streams',
        label: 'Streams',
        icon: 'stream',
        access: MANAGERS,
        words: 'Digital Signage',
      },
      {
        path: '/digital-signage-devices',
        label: 'TVs',
        icon: 'tv',
        access: MANAGERS,
        words: 'Digital Signage Bildschirm',
      },
    ],
  },
];
