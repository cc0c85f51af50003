import type { Product } from '#domain/catalogue/product.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { RecordOptions, WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useCategories } from '../use-products.ts';
import * as texts from './texts.ts';

/** Whether a product is part of the snack configurator, and where it appears there. */
export function ProductContentInput({
  id,
  value,
  onChange,
  errors,
  isDisabled,
}: InputProps<Product['content']>) {
  const { categories, isLoaded } = useCategories();
  const chosen = value.category?.id ?? null;
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <SelectField
        id={id}
        label={texts.contentType}
        hint={texts.contentTypeHint}
        value={value.type}
        error={errors.type ?? errors['']}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ ...value, type: target.value as Product['content']['type'] })}
      >
        <WordOptions words={texts.CONTENT_TYPES} />
      </SelectField>
      <SelectField
        id={`${id}-category`}
        label={texts.categoryOnPage}
        value={chosen ?? ''}
        error={errors['category.id'] ?? errors.category}
        disabled={isDisabled}
        onChange={({ target }) =>
          onChange({ ...value, category: target.value === '' ? null : { id: Number(target.value) } })
        }
      >
        <option value="">–</option>
        {chosen !== null && isLoaded && !categories.some((one) => one.id === chosen) && (
          <option value={chosen}>{texts.recordNumber({ number: chosen })}</option>
        )}
        <RecordOptions records={categories} />
      </SelectField>
    </div>
  );
}
