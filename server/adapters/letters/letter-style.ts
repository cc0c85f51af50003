import type { LetterColours } from '#domain/drawing/letter-colours.ts';

/** Fonts that every system has: mail programs load none. */
const FONTS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Set on each element, because many mail programs drop style sheets: the light design. */
export function inlineStyles(day: LetterColours) {
  const text = { margin: 0, color: day.text, fontFamily: FONTS, fontSize: '16px', lineHeight: '24px' };
  const cell = { ...text, padding: '6px 0', verticalAlign: 'top' } as const;
  return {
    body: { margin: 0, padding: 0, backgroundColor: day.ground },
    frame: { padding: '24px 8px', backgroundColor: day.ground },
    sheet: { width: '100%', maxWidth: '600px', backgroundColor: day.sheet, borderRadius: '12px' },
    band: { padding: '24px 24px 0' },
    inner: { padding: '8px 24px 24px' },
    logo: { borderRadius: '8px', maxWidth: '100%' },
    sign: { borderRadius: '8px', maxWidth: 'none' },
    besideLogo: { paddingLeft: '12px', verticalAlign: 'middle' },
    name: { ...text, color: day.ink, fontSize: '20px', lineHeight: '28px', fontWeight: 700 },
    title: { ...text, margin: '16px 0 8px', fontSize: '26px', lineHeight: '32px', fontWeight: 700 },
    heading: {
      ...text,
      margin: '28px 0 4px',
      color: day.ink,
      fontSize: '18px',
      lineHeight: '26px',
      fontWeight: 700,
    },
    text: { ...text, padding: '6px 0' },
    note: {
      padding: '14px 18px',
      backgroundColor: day.tint,
      borderLeft: `4px solid ${day.buttonEdge}`,
      borderRadius: '8px',
    },
    noteTitle: { ...text, fontSize: '14px', lineHeight: '20px', color: day.faint },
    noteText: { ...text, fontSize: '18px', lineHeight: '26px', fontWeight: 700 },
    button: {
      padding: '13px 22px',
      backgroundColor: day.button,
      border: `1px solid ${day.buttonEdge}`,
      borderRadius: '8px',
      color: day.buttonText,
      fontFamily: FONTS,
      fontSize: '16px',
      fontWeight: 700,
      textDecoration: 'none',
    },
    buttonCell: { padding: '14px 0 6px' },
    label: { ...cell, color: day.faint, paddingRight: '16px', width: '38%' },
    value: { ...cell, overflowWrap: 'anywhere', wordBreak: 'break-word' },
    item: { ...cell, padding: '8px 16px 0 0', overflowWrap: 'anywhere', wordBreak: 'break-word' },
    detail: { ...text, padding: '0 0 2px 16px', color: day.faint, fontSize: '14px', lineHeight: '20px' },
    price: { ...cell, padding: '8px 0 0', textAlign: 'right', whiteSpace: 'nowrap' },
    sum: { ...cell, textAlign: 'right', whiteSpace: 'nowrap' },
    total: { fontWeight: 700, fontSize: '18px', color: day.text },
    rule: { borderTop: `1px solid ${day.line}` },
    sender: { ...text, padding: '16px 24px', color: day.faint, fontSize: '13px', lineHeight: '20px' },
  } as const;
}

/** The dark design, for programs that support it: each class overrides what is set on the element. */
export function nightSheet(night: LetterColours): string {
  const rules = [
    `.ground { background-color: ${night.ground} !important; }`,
    `.sheet { background-color: ${night.sheet} !important; }`,
    `.text { color: ${night.text} !important; }`,
    `.faint { color: ${night.faint} !important; }`,
    `.ink { color: ${night.ink} !important; }`,
    `.note { background-color: ${night.tint} !important; border-color: ${night.buttonEdge} !important; }`,
    `.button { background-color: ${night.button} !important; border-color: ${night.buttonEdge} !important; color: ${night.buttonText} !important; }`,
    `.rule { border-color: ${night.line} !important; }`,
    // A logo is drawn for paper.
    '.plate { background-color: #ffffff !important; padding: 8px !important; }',
  ];
  // Outlook on the web and on phones marks the page instead of answering the media query.
  const outlook = rules.map((rule) => `[data-ogsc] ${rule}`);
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { ${rules.join(' ')} }
${outlook.join('\n')}`;
}

/** Narrow phones: what does not fit side by side. */
export const NARROW_SHEET = `@media (max-width: 480px) {
.band { padding: 20px 16px 0 !important; }
.inner { padding: 4px 16px 20px !important; }
.sender { padding: 16px !important; }
.frame { padding: 8px 4px !important; }
.title { font-size: 23px !important; line-height: 29px !important; }
}`;
