import { Fragment, type ReactNode, Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { followingEnd } from '#domain/time/following-end.ts';
import { useAdditions } from '../additions.ts';
import type { Control } from '../inputs/control.ts';
import { errorsBelow, type InputErrors } from '../inputs/input-props.ts';
import { CONTROLS } from '../inputs/registry.ts';
import type { AnyEntity, RecordValues } from '../record.ts';
import type { FormSection, Span } from '../screen.ts';
import { FormCard } from './form-card.tsx';

interface RecordFieldsProps {
  entity: AnyEntity;
  sections: readonly FormSection[];
  /** Controls of single fields, by field name. */
  inputs?: Readonly<Record<string, Control>> | undefined;
  form: UseFormReturn;
  values: RecordValues;
  errors: InputErrors;
  isDisabled: boolean;
  /** The fields that may be changed; null = all of them. */
  open?: readonly string[] | null;
  /** A card below the first one. */
  companion?: ReactNode;
  /** Names of fields that are the start and the end of a span. */
  spans?: readonly Span[] | undefined;
  /** The field that a link leads to: its card is open. */
  sought?: string | null;
}

/** Controls that always take the full width. */
const WIDE = new Set([
  'multiline',
  'pictures',
  'hours',
  'delivery-areas',
  'alternative-units',
  'steps',
  'bundle',
  'catalog',
  'content',
  'product-content',
  'allergens',
  'navigation',
  'layers',
  'signage-segments',
  'record',
  'font',
  'radius',
  'translations',
]);

/** The cards of a form, each with the controls of its fields. */
export function RecordFields({
  entity,
  sections,
  inputs,
  form,
  values,
  errors,
  isDisabled,
  open = null,
  companion,
  spans = [],
  sought = null,
}: RecordFieldsProps) {
  const { controls } = useAdditions();
  const follow = (name: string, start: unknown) => {
    const [, end] = spans.find(([first]) => first === name) ?? [];
    const [before, last] = [values[name], end && values[end]];
    if (end === undefined || typeof start !== 'string' || typeof last !== 'string') return;
    form.setValue(end, followingEnd(typeof before === 'string' ? before : null, start, last), {
      shouldDirty: true,
    });
  };
  const isWrong = (name: string) => Object.keys(errorsBelow(errors, name)).length > 0;
  const isWanted = (name: string) => name === sought || isWrong(name);
  return sections
    .filter(({ isShown, fields }) => (isShown?.(values) ?? true) || fields.some(isWanted))
    .map(({ title, hint, fields, isNarrow, isFolded }, index) => (
      <Fragment key={title}>
        <FormCard
          title={title}
          hint={hint}
          isFolded={!(sought !== null && fields.includes(sought)) && (isFolded?.(values) ?? false)}
          isWrong={fields.some(isWrong)}
        >
          <div className={`mt-5 grid gap-x-6 gap-y-5 ${isNarrow ? '' : 'md:grid-cols-2'}`}>
            {fields.map((name) => {
              const field = entity.fields[name];
              const Input = field && (inputs?.[name] ?? CONTROLS[field.widget] ?? controls[field.widget]);
              if (!field || !Input) return null;
              const isRequired = !Object.hasOwn(field, 'default') && field.widget !== 'switch';
              return (
                <div
                  key={name}
                  data-field={name}
                  className={`min-w-0 ${WIDE.has(field.widget) ? 'col-span-full' : ''}`}
                >
                  <Suspense fallback={<div className="skeleton h-24" />}>
                    <Controller
                      name={name}
                      control={form.control}
                      render={({ field: { value, onChange } }) => (
                        <Input
                          field={field}
                          id={`${entity.name}-${name}`}
                          value={value}
                          onChange={(next) => {
                            follow(name, next);
                            onChange(next);
                          }}
                          errors={errorsBelow(errors, name)}
                          isDisabled={isDisabled || (open !== null && !open.includes(name))}
                          isRequired={isRequired}
                          record={values}
                        />
                      )}
                    />
                  </Suspense>
                </div>
              );
            })}
          </div>
        </FormCard>
        {index === 0 && companion}
      </Fragment>
    ));
}
