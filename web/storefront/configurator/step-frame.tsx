import type { ReactNode } from 'react';
import type { ConfigPart } from '#domain/catalogue/product.ts';
import { shownName } from '#domain/text/translation.ts';
import { FieldError } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

/** The element to focus when a step opens or has a fault. */
export function stepId(index: number): string {
  return `step-${index}`;
}

interface StepFrameProps {
  part: ConfigPart;
  index: number;
  error: string | undefined;
  children: ReactNode;
}

/** Name, description and fault of a step with several controls, as a group for screen readers. */
export function StepFrame({ part, index, error, children }: StepFrameProps) {
  const id = stepId(index);
  const notes = [part.description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" {...(notes ? { 'aria-describedby': notes } : {})}>
      <legend className="w-full">
        <StepName part={part} />
      </legend>
      <StepHint part={part} index={index} />
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <div className="mt-3">{children}</div>
    </fieldset>
  );
}

/** The name of a step, marked if optional. */
export function StepName({ part }: { part: ConfigPart }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="font-semibold text-lg leading-snug">
        {shownName(part)}
        {part.optional === false && <span className="text-primary"> *</span>}
      </span>
      <span className="shrink-0 text-muted text-sm">
        {part.optional === false ? <span className="sr-only">{texts.mandatory}</span> : texts.optional}
      </span>
    </span>
  );
}

export function StepHint({ part, index }: { part: ConfigPart; index: number }) {
  if (!part.description) return null;
  return (
    <p id={`${stepId(index)}-hint`} className="mt-0.5 text-muted">
      {part.description}
    </p>
  );
}
