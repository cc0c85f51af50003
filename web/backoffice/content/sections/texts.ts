import type { SectionType } from '#entities/shapes/content.ts';
import { message } from '#text/message.ts';

export { undo } from '../texts.ts';

export const picture = 'Bild';
export const categories = 'Kategorien';
export const title = 'Titel';
export const subtitle = 'Zeile darunter';
export const anchor = 'Sprungmarke';
export const anchorHint = 'Ein Wort für Links auf diese Stelle: „catering“ ist erreichbar mit #catering.';
export const buttonLabel = 'Aufschrift des Knopfs';
export const buttonLabelHint = 'Leer: „Mehr erfahren“. Ohne Ziel gibt es keinen Knopf.';
export const thankYouTitle = 'Titel nach dem Absenden';
export const thankYouTitleHint = 'Leer: ein Dank in unseren Worten.';
export const thankYouText = 'Text nach dem Absenden';
export const text = 'Text';
export const buttonTarget = 'Ziel des Knopfs';
export const frameAddress = 'Adresse des Inhalts';
export const frameAddressHint = message('Die Adresse zum Einbetten, mit https://. Erlaubt sind {hosts}.');
export const size = 'Größe';
export const arrangement = 'Anordnung am Computer';
export const variant = 'Darstellung';
export const categoriesHint = 'Ohne Auswahl stehen hier alle Kategorien der Speisekarte.';
export const sectionNotShown =
  'Seiten dieser Art zeigen diesen Abschnitt nicht. Ändern Sie die Art der Seite oder entfernen Sie ihn.';
export const empty =
  'Noch ist hier nichts. Fügen Sie einen Abschnitt hinzu: eine Überschrift, einen Text, ein Bild …';
export const sections = 'Abschnitte';
export const addSection = 'Abschnitt hinzufügen';
export const jobHead = 'Kopf der Stelle';
export const jobTitle = 'Bezeichnung der Stelle';
export const jobTitleHint =
  'Steht über der Seite und in der Liste der offenen Stellen. Leer: der Titel der Seite.';
export const jobDescription = 'Kurze Beschreibung';
export const removed = message('{section} entfernt.');
export const namedSection = message('{kind} „{summary}“');
export const SIDES = { typeA: 'Bild rechts', typeB: 'Bild links' };
export const FRAME_SIDES = { typeA: 'Inhalt rechts', typeB: 'Inhalt links' };
export const SIZES = { typeA: 'Großes Bild', typeB: 'Mittleres Bild', typeC: 'Kleines Bild' };
export const VARIANTS = { typeA: 'Zum Blättern, je fünf', typeB: 'Untereinander, je vier' };

/** In the order in which they are offered: the most common ones first. */
export const SECTION_KINDS: Readonly<Record<SectionType, { name: string; description: string }>> = {
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
