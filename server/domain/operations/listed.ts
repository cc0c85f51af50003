const MOST_NAMED = 3;

/** The first names of many, for a sentence that says the count beside them: 'Wien, Graz, Linz …'. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? `${first} …` : first;
}
