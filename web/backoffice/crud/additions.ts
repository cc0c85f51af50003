import { createContext, useContext } from 'react';
import type { Control, Controls } from './inputs/control.ts';
import type { EntityScreen } from './screen.ts';

/** What the slices add to the generic lists and forms, which know none of them. Filled in `slices.ts`. */
export interface Additions {
  screens: readonly EntityScreen[];
  /** Controls of the widgets that only a slice can edit. */
  controls: Controls;
  /** Controls of references to records that are too many for a list, by the name of the entity referred to. */
  references: Readonly<Record<string, Control>>;
  /** What people call the records with certain identifiers, by the name of their entity. */
  knownNames: Readonly<Record<string, Readonly<Record<string, { name: string }>>>>;
}

const AdditionsContext = createContext<Additions | null>(null);

export const AdditionsProvider = AdditionsContext.Provider;

export function useAdditions(): Additions {
  const additions = useContext(AdditionsContext);
  if (!additions) throw new Error('useAdditions needs an AdditionsProvider above it');
  return additions;
}
