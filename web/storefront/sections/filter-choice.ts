/** One thing to choose: a category, or all products. */
export interface FilterChoice {
  id: number | null;
  name: string;
}

export interface FilterProps {
  choices: readonly FilterChoice[];
  selected: number | null;
}

/** Where a choice leads: the same page with the category in the address, without a new entry in the history. */
export function choiceLink({ id }: FilterChoice) {
  return { to: { search: id === null ? '' : `?kategorie=${id}` }, replace: true, preventScrollReset: true };
}

/** What marks the choice that is in force. */
export function currentMark(choice: FilterChoice, selected: number | null): { 'aria-current'?: 'true' } {
  return choice.id === selected ? { 'aria-current': 'true' } : {};
}
