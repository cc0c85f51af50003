// Content
export const richText =
  'Baum des Editors: Absätze, Überschriften, Listen und Zitate mit Text, Zeilenumbrüchen und den Auszeichnungen bold, italic, underline, strike und link; jeder Knoten {"type", "content"?, "text"?, "marks"?, "attrs"?}.';
export const exampleParagraph = 'Guten Morgen!';
export const content = 'Inhalt';
export const path = 'Pfad';

// Image ref
export const imageById = 'Bild; nur die id zählt';

// Layers
export const color = 'Farbe';
export const layers = 'Ebenen';

// Navigation
export const items = 'Einträge';

// Staff
export const staff = 'Mitarbeiter';
export const staffMembers = 'Personal';

// Payment switches
/** Before the name of a method. */
export const plugin = 'Erweiterung';

// Translations
export const english = 'Englisch';
export const englishByGerman = 'Zu jedem deutschen Text der englische';
