// Content
export const richText =
  'Tree of the editor: paragraphs, headings, lists and quotes with text, line breaks and the marks bold, italic, underline, strike and link; each node {"type", "content"?, "text"?, "marks"?, "attrs"?}.';
export const exampleParagraph = 'Good morning!';
export const content = 'Content';
export const path = 'Path';

// Image ref
export const imageById = 'Picture; only its id counts';

// Layers
export const color = 'Colour';
export const layers = 'Layers';

// Navigation
export const items = 'Entries';

// Staff
export const staff = 'Employee';
export const staffMembers = 'Staff';

// Payment switches
/** Before the name of a method. */
export const plugin = 'Plugin';

// Translations
export const english = 'English';
export const englishByGerman = 'The English of each German text';
