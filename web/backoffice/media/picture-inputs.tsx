import type { ImageRef } from '#domain/media/image.ts';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { PicturesField } from './pictures-field.tsx';

/** One picture of the shop, or none. */
export function PictureInput({
  field,
  id,
  value,
  onChange,
  errors,
  isDisabled,
  isRequired,
}: InputProps<ImageRef | null>) {
  return (
    <PicturesField
      id={id}
      label={isRequired ? `${field.label} *` : field.label}
      error={errors['']}
      isDisabled={isDisabled}
      isMultiple={false}
      value={value ? [value] : []}
      onChange={(pictures) => onChange(pictures.at(-1) ?? null)}
    />
  );
}

/** Several pictures; the first is the main one. */
export function PicturesInput({ field, id, value, onChange, errors, isDisabled }: InputProps<ImageRef[]>) {
  return (
    <PicturesField
      id={id}
      label={field.label}
      error={Object.values(errors)[0]}
      isDisabled={isDisabled}
      isMultiple
      value={value}
      onChange={onChange}
    />
  );
}
