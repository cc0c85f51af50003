/** First and last name, as far as they are known. */
export function personName(person: { firstName: string; lastName: string } | null): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
