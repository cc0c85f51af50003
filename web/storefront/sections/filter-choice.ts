/** One option of the filter: a category, or all products. */
export interface FilterChoice {
  id: number | null;
  name: string;
}

export interface FilterProps {
  choices: readonly FilterChoice[];
  selected: number | null;
}

/** The target of a choice: the same page with the category in the address, without a new history entry. */
export function choiceLink({ id }: FilterChoice) {
  return { to: { search: id === null ? '' : `?kategorie=${id}` }, replace: true, preventScrollReset: true };
}

/** Marks the active choice. */
export function currentMark(choice: FilterChoice, selected: number | null): { 'aria-current'?: 'true' } {
  return choice.id === selected ? { 'aria-current': 'true' } : {};
}
