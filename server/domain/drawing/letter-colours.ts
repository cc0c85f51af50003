import { contrast, hexOf, nightShadesOf, parseColour, type Rgb, shadesOf } from '#domain/media/colour.ts';

/** The colours of a mail, as #rrggbb. Text reaches 4.5:1 on its ground and shapes 3:1, whatever colour the shop has. */
export interface LetterColours {
  /** Around the sheet. */
  ground: string;
  sheet: string;
  line: string;
  text: string;
  faint: string;
  /** Of notes. */
  tint: string;
  button: string;
  buttonText: string;
  /** Around the button, for one that is as light as the sheet. */
  buttonEdge: string;
  /** Headings and links in the shop's colour. */
  ink: string;
}

const DAY = {
  ground: [244, 241, 236],
  sheet: [255, 255, 255],
  line: [229, 223, 214],
  text: [31, 26, 23],
  faint: [94, 86, 79],
} as const satisfies Record<string, Rgb>;
const NIGHT = {
  ground: [20, 18, 16],
  sheet: [32, 29, 26],
  line: [68, 62, 56],
  text: [240, 235, 228],
  faint: [184, 175, 164],
} as const satisfies Record<string, Rgb>;
/** The theme's own, for a colour that cannot be read. */
const USUAL: Rgb = [179, 38, 30];
const VISIBLE = 3;

/** The colours of a mail in a shop of this colour, by day and by night. */
export function letterColours(shopColour: string): { day: LetterColours; night: LetterColours } {
  const colour = parseColour(shopColour) ?? USUAL;
  return { day: coloursOf(DAY, colour, shadesOf), night: coloursOf(NIGHT, colour, nightShadesOf) };
}

function coloursOf(
  { ground, sheet, line, text, faint }: Record<keyof typeof DAY, Rgb>,
  own: Rgb,
  shades: typeof shadesOf,
): LetterColours {
  const { colour, text: onIt, soft, ink, edge } = shades(own, [ground, sheet]);
  const buttonEdge = contrast(colour, sheet) >= VISIBLE ? colour : edge;
  const named = {
    ground,
    sheet,
    line,
    text,
    faint,
    tint: soft,
    button: colour,
    buttonText: onIt,
    buttonEdge,
    ink,
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, hexOf(value)])) as Record<
    keyof typeof named,
    string
  >;
}
