import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** The fault as a German sentence; shown at the field and tied to it. */
  error?: string | undefined;
}

const CONTROL =
  'w-full min-h-12 rounded-theme border bg-card px-4 py-2.5 text-base text-ink placeholder:text-muted ' +
  'border-line-strong hover:border-ink aria-invalid:border-error aria-invalid:border-2 disabled:bg-paper disabled:text-muted';

/** Label above, hint and error below; gives the control the attributes that tie them together for screen readers. */
function FieldFrame({
  label,
  hint,
  error,
  isRequired = false,
  id,
  children,
}: FieldTexts & {
  isRequired?: boolean | undefined;
  id?: string | undefined;
  children: (wiring: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className="font-medium text-sm">
        {label}
        {isRequired && ' *'}
      </label>
      {children({
        id: fieldId,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(notes ? { 'aria-describedby': notes } : {}),
      })}
      {hint && (
        <p id={`${fieldId}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-error text-sm">
      <Icon name="warning" className="mt-0.5 size-4" />
      {error}
    </p>
  );
}

export function TextField({
  label,
  hint,
  error,
  className = '',
  ...rest
}: ComponentProps<'input'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.required} id={rest.id}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={`${CONTROL} ${className}`} />}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className = '',
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.required} id={rest.id}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={`${CONTROL} ${className}`} />}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className = '',
  children,
  ...rest
}: ComponentProps<'select'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.required} id={rest.id}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...rest}
            {...wiring}
            className={`${CONTROL} appearance-none text-ellipsis pr-11 ${className}`}
          >
            {children}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** `label` may contain links or a button that opens the text to be accepted. */
export function CheckboxField({
  label,
  error,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          id={id}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          className="tick -mt-px"
        />
        <label htmlFor={id} className="leading-snug">
          {label}
        </label>
      </div>
      <div className="-mt-2 mb-2 pl-9 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

export interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  note?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<V extends string> {
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  cards: readonly RadioCard<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** If set, clicking the chosen card deselects it. */
  onClear?: () => void;
  error?: string | undefined;
  columns?: 1 | 2 | 3;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** A single choice from a few options, as cards large enough for a thumb. */
export function RadioCards<V extends string>({
  legend,
  isLegendHidden = false,
  name,
  cards,
  value,
  onChange,
  onClear,
  error,
  columns = 1,
}: RadioCardsProps<V>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-medium text-sm'}>{legend}</legend>
      <div className={`grid gap-2.5 ${COLUMNS[columns]}`}>
        {cards.map((card) => (
          <label key={card.value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
              onClick={() => card.value === value && onClear?.()}
              className="tick tick-round"
            />
            <span className="min-w-0 flex-1 font-medium leading-snug">{card.label}</span>
            {card.note && <span className="text-muted text-sm">{card.note}</span>}
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
