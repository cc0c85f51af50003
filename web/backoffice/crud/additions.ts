import { createContext, useContext } from 'react';
import type { Control, Controls } from './inputs/control.ts';
import type { EntityScreen } from './screen.ts';

/** A setting that the search finds by what it says. */
export interface SearchedSetting {
  /** The screen, with `?field=` for the field. */
  to: string;
  label: string;
  /** The group it stands in, and more words that people search for. */
  group: string;
  words: string;
}

/** What the slices add to the generic lists and forms, which know none of the slices. Filled in `slices.ts`. */
export interface Additions {
  screens: readonly EntityScreen[];
  /** Controls for widgets that only a slice can edit. */
  controls: Controls;
  /** Controls for references to more records than fit a list, by the name of the referenced entity. */
  references: Readonly<Record<string, Control>>;
  /** Readable names for records with certain identifiers, by entity name. */
  knownNames: Readonly<Record<string, Readonly<Record<string, { name: string }>>>>;
  settings: readonly SearchedSetting[];
}

const AdditionsContext = createContext<Additions | null>(null);

export const AdditionsProvider = AdditionsContext.Provider;

export function useAdditions(): Additions {
  const additions = useContext(AdditionsContext);
  if (!additions) throw new Error('useAdditions needs an AdditionsProvider above it');
  return additions;
}
