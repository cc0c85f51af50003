import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { RecordValues } from '../record.ts';

/** What a link to a form fills in there, handed over as the state of the navigation. */
export interface Proposal {
  proposed: RecordValues;
}

/**
 * Fills in what the link to this form proposes, where nothing is yet: to be looked at, and stored when the form is saved.
 * The form of a new record is no more edited by that than by its defaults.
 */
export function useProposedValues(form: UseFormReturn, isNew: boolean): void {
  const { state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation.
  useEffect(() => {
    for (const [name, value] of Object.entries(proposedIn(state)))
      if (isBlank(form.getValues(name))) form.setValue(name, value, { shouldDirty: !isNew });
  }, [key]);
}

function proposedIn(state: unknown): RecordValues {
  const { proposed = {} } = (state ?? {}) as Partial<Proposal>;
  return proposed;
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
