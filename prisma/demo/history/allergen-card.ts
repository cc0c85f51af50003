/** The letters by which menus in Austria name the 14 allergens. */
const ALLERGENS = {
  A: 'Glutenhaltiges Getreide',
  B: 'Krebstiere',
  C: 'Eier',
  D: 'Fische',
  E: 'Erdnüsse',
  F: 'Soja',
  G: 'Milch und Laktose',
  H: 'Schalenfrüchte (Nüsse)',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Schwefeldioxid und Sulfite',
  P: 'Lupinen',
  R: 'Weichtiere',
};

const TITLE = 'Allergene in unseren Speisen';
const NOTE = 'Was worin enthalten ist, sagt Ihnen gern unser Team.';

/** The card beside the counter, in the library of files. */
export const allergenCard = {
  id: 1,
  name: 'Allergenkarte.pdf',
  extension: 'pdf',
  mimeType: 'application/pdf',
  bytes: pdfOf([
    { size: 22, text: TITLE },
    ...Object.entries(ALLERGENS).map(([letter, name]) => ({ size: 14, text: `${letter}   ${name}` })),
    { size: 11, text: NOTE },
  ]),
};

/** One A5 page with lines of text in a font that every reader has. */
function pdfOf(lines: readonly { size: number; text: string }[]): Uint8Array {
  const shown = lines.map(({ size, text }) => `/F1 ${size} Tf (${escaped(text)}) Tj 0 -${size + 12} Td`);
  const content = `BT 48 540 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // A byte per character: the umlauts have the same codes in WinAnsi.
  return Uint8Array.from(file + table + end, (character) => character.charCodeAt(0));
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
