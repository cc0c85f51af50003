/** For messages that say 'Bestellung' or 'Angebotsanfrage' (R284): `{kind, select, inquiry {...} other {...}}`. */
export function kindOf({ isQuotation }: { isQuotation: boolean }): { kind: 'inquiry' | 'order' } {
  return { kind: isQuotation ? 'inquiry' : 'order' };
}
