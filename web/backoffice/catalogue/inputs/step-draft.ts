import { isChoice } from '#domain/pricing.ts';
import type { Modifier, PartType } from '#domain/product.ts';

/** An option as it is edited: money in currency units, nothing while it is empty. */
export interface OptionDraft {
  name: string;
  modifier: Modifier;
  value: number | null;
}

export interface StepDraft {
  name: string;
  description: string;
  type: PartType;
  optional: boolean;
  options: OptionDraft[];
}

export const STEP_TYPES: Readonly<Record<PartType, string>> = {
  select: 'Eine Option wählen',
  multiselect: 'Mehrere Optionen wählen',
  text: 'Kurzer Text',
  textarea: 'Langer Text',
  file: 'Eine Datei hochladen',
  files: 'Mehrere Dateien hochladen',
  image: 'Ein Bild hochladen',
  images: 'Mehrere Bilder hochladen',
};

export const MODIFIERS: Readonly<Record<Modifier, string>> = {
  add: 'Aufpreis',
  subtract: 'Abzug',
  overwrite: 'Ersetzt den Preis',
};

export function emptyStep(): StepDraft {
  return { name: '', description: '', type: 'select', optional: false, options: [emptyOption()] };
}

export function emptyOption(): OptionDraft {
  return { name: '', modifier: 'add', value: 0 };
}

/** 'Eine Option wählen · Pflicht · 3 Optionen'. */
export function stepSummary({ type, optional, options }: StepDraft): string {
  const count = options.length === 1 ? '1 Option' : `${options.length} Optionen`;
  return [STEP_TYPES[type], optional ? 'Freiwillig' : 'Pflicht', ...(isChoice(type) ? [count] : [])].join(
    ' · ',
  );
}

/** The step as one of another type; one that guests choose in begins with an option to be named. */
export function ofType(step: StepDraft, type: PartType): StepDraft {
  const isEmpty = isChoice(type) && step.options.length === 0;
  return { ...step, type, options: isEmpty ? [emptyOption()] : step.options };
}
