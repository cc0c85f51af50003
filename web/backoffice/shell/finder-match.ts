/** Whether every word of the query occurs in the text: 'semmel neu' finds 'Neue Semmel'. No case, no order. */
export function isMatch(text: string, query: string): boolean {
  const inside = text.toLocaleLowerCase('de');
  return query
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** The ticket number that a query asks for: '12', '#12', 'Bestellung 12', 'Bon 12'. Null if it asks for something else. */
export function soughtTicket(query: string): number | null {
  const digits = /^(?:bestellung|bon|bonnummer|nr\.?)?\s*#?\s*(\d{1,9})$/i.exec(query.trim())?.[1];
  const number = Number(digits);
  return digits !== undefined && number > 0 ? number : null;
}
