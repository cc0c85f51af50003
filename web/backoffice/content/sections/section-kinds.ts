import type { RichTextNode } from '#domain/rich-text.ts';
import type { Section, SectionType } from '#entities/shapes/content.ts';

/** What a kind of section is called, and what it is good for. */
export interface SectionKind {
  name: string;
  description: string;
}

/** In the order in which they are offered: what most pages are made of stands first. */
export const SECTION_KINDS: Readonly<Record<SectionType, SectionKind>> = {
  title: { name: 'Überschrift', description: 'Ein großer Titel mit einer Zeile darunter.' },
  content: { name: 'Text', description: 'Absätze, Zwischenüberschriften, Listen und Links.' },
  imageText: { name: 'Bild mit Text', description: 'Ein Bild links oder rechts neben einem Text.' },
  heroA: {
    name: 'Großes Bild mit Karte',
    description: 'Ein Bild über die ganze Breite, darauf ein Blatt mit Titel und Text.',
  },
  heroB: {
    name: 'Auftakt mit Bild',
    description: 'Titel, Text und Knopf neben einem Bild, für den Anfang der Seite.',
  },
  service: {
    name: 'Leistung',
    description: 'Eine Karte mit Bild, Text und Knopf; mehrere hintereinander stehen nebeneinander.',
  },
  iFrameText: {
    name: 'Video, Karte oder Rundgang',
    description: 'Ein Inhalt von YouTube, Vimeo, Google Maps oder OpenStreetMap neben einem Text.',
  },
  form: {
    name: 'Kontaktformular',
    description: 'Anfragen und Bewerbungen, mit Dateien; sie kommen per E-Mail zu Ihnen.',
  },
  vacancies: { name: 'Offene Stellen', description: 'Alle veröffentlichten Seiten der Art „Stelle“.' },
  productCategories: {
    name: 'Kategorien',
    description: 'Kategorien Ihrer Speisekarte als Kacheln mit Bild.',
  },
  productFilter: {
    name: 'Produkte zum Filtern',
    description: 'Die Produkte Ihrer Speisekarte, nach Kategorien auszuwählen.',
  },
  configurator: {
    name: 'Jausenkonfigurator',
    description: 'Die Produkte, die sich Gäste selbst zusammenstellen.',
  },
};

export const SECTION_TYPES = Object.keys(SECTION_KINDS) as SectionType[];

/** What tells a section from others of its kind: its title, else the beginning of its text; '' without both. */
export function sectionSummary({ value }: Section): string {
  if ('title' in value && value.title.trim() !== '') return value.title.trim();
  const text = 'text' in value ? plainText(value.text).replace(/\s+/g, ' ').trim() : '';
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}

/** 'Text „Wir backen seit …“', for what is said of a section elsewhere. */
export function sectionName(section: Section): string {
  const summary = sectionSummary(section);
  const { name } = SECTION_KINDS[section.type];
  return summary === '' ? name : `${name} „${summary}“`;
}

/** The letters of a text; blocks are parted by a blank. */
export function plainText(text: string | object): string {
  return typeof text === 'string' ? text : lettersOf(text as RichTextNode);
}

function lettersOf({ text = '', content = [], type }: RichTextNode): string {
  const isBlock = type !== 'text';
  return text + content.map(lettersOf).join('') + (isBlock ? ' ' : '');
}
