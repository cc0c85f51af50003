import type { Modifier, PartType } from '#domain/catalogue/product.ts';
import { isChoice } from '#domain/ordering/pricing.ts';
import * as texts from './texts.ts';

/** An option while it is edited: money in currency units, null while empty. */
export interface OptionDraft {
  name: string;
  modifier: Modifier;
  value: number | null;
  isPreselected?: boolean | undefined;
}

export interface StepDraft {
  name: string;
  description: string;
  type: PartType;
  optional: boolean;
  options: OptionDraft[];
}

export function emptyStep(): StepDraft {
  return { name: '', description: '', type: 'select', optional: false, options: [emptyOption()] };
}

export function emptyOption(): OptionDraft {
  return { name: '', modifier: 'add', value: 0 };
}

/** 'Eine Option wählen · Pflicht · 3 Optionen'. */
export function stepSummary({ type, optional, options }: StepDraft): string {
  return [
    texts.STEP_TYPES[type],
    optional ? texts.optional : texts.required,
    ...(isChoice(type) ? [texts.optionCount({ count: options.length })] : []),
  ].join(' · ');
}

/** The step converted to another type; one that guests choose in starts with an unnamed option. */
export function ofType(step: StepDraft, type: PartType): StepDraft {
  const isEmpty = isChoice(type) && step.options.length === 0;
  return { ...step, type, options: isEmpty ? [emptyOption()] : step.options };
}
