import { type ReactNode, useState } from 'react';
import { COUNTRIES, DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import type { Wire } from '#domain/money/wire.ts';
import { normalTax } from '#domain/setup/tax-rates.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import { money, percent, required, text, toggle } from '#entities/fields.ts';
import { compareNumbered } from '#web/lib/by-name.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { errorsBelow, type InputErrors, type InputProps } from '../crud/inputs/input-props.ts';
import { MoneyInput, PercentInput, SwitchInput, TextInput } from '../crud/inputs/plain-inputs.tsx';
import { SortableList } from '../crud/inputs/sortable-list.tsx';
import { PostalCodesInput } from './postal-codes-input.tsx';
import * as texts from './texts.ts';

type Area = Wire<DeliveryArea>;

/** The columns: each cell is a control named after its column. */
const AREA = required(text(texts.area));
const FREE = toggle(texts.free);
/** `missing`: what an empty cell stands for; not a number is rejected by the schema. */
const NUMBERS = [
  { name: 'price', id: 'price', field: money(texts.price), Input: MoneyInput, missing: Number.NaN },
  { name: 'tax', id: 'tax', field: percent(texts.tax), Input: PercentInput, missing: Number.NaN },
  { name: 'freeFromOrderValue', id: 'from', field: money(texts.freeFrom), Input: MoneyInput, missing: null },
  { name: 'minimumOrderValue', id: 'minimum', field: money(texts.minimum), Input: MoneyInput, missing: null },
] as const;
/** The columns that say nothing about a free area. */
const PRICES: readonly string[] = ['price', 'freeFromOrderValue'];

/** The values of a new area when there is none to copy from, but for the tax rate of the country. */
const EMPTY: Omit<Area, 'tax'> = {
  area: '',
  price: 0,
  free: false,
  freeFromOrderValue: null,
  minimumOrderValue: null,
  postalCodes: [],
};

/** The delivery areas in the order in which guests see them. */
export function DeliveryAreasInput({
  field,
  id,
  value,
  onChange,
  errors,
  isDisabled,
  record,
}: InputProps<Area[]>) {
  const { keys, moved, removed, added } = useKeys(value.length);
  const add = () => {
    added();
    const country = COUNTRIES.find((one) => one === record.country) ?? DEFAULT_COUNTRY;
    const empty = { ...EMPTY, tax: normalTax(country) };
    // The next area usually costs what the last one does, unless that one is free.
    onChange([...value, { ...(value.findLast(({ free }) => !free) ?? empty), area: '', postalCodes: [] }]);
    // It appears with the next render.
    requestAnimationFrame(() => document.getElementById(`${id}-${value.length}-area`)?.focus());
  };
  return (
    <div className="@container flex flex-col gap-3">
      <div>
        <h3 className="font-medium">{field.label}</h3>
        <p className="text-muted text-sm">{texts.areasHint}</p>
        {errors[''] && <p className="mt-1 font-medium text-error text-sm">{errors['']}</p>}
      </div>
      {value.length === 0 && (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-6 text-center text-muted">
          {texts.noAreas}
        </p>
      )}
      {value.length > 0 && (
        <SortableList
          label={field.label}
          items={value}
          keyOf={(_, index) => keys[index] ?? index}
          nameOf={nameOf}
          isDisabled={isDisabled}
          onMove={(areas) => {
            moved(areas.map((area) => value.indexOf(area)));
            onChange(areas);
          }}
        >
          {(area, index, handle) => (
            <AreaRow
              cell={{ isDisabled, isRequired: false, record, id: `${id}-${index}` }}
              handle={handle}
              area={area}
              name={nameOf(area, index)}
              errors={errorsBelow(errors, String(index))}
              onChange={(part) => onChange(value.with(index, { ...area, ...part }))}
              onRemove={() => {
                removed(index);
                onChange(value.toSpliced(index, 1));
              }}
            />
          )}
        </SortableList>
      )}
      {!isDisabled && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={add}>
            <StaffIcon name="plus" className="size-4" />
            {texts.addArea}
          </Button>
          {value.length > 2 && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                const sorted = value.toSorted((a, b) => compareNumbered(a.area, b.area));
                moved(sorted.map((area) => value.indexOf(area)));
                onChange(sorted);
              }}
            >
              {texts.sortByName}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface AreaRowProps {
  /** What all controls of the row share; their ids start with its id. */
  cell: Pick<InputProps, 'isDisabled' | 'isRequired' | 'record' | 'id'>;
  handle: ReactNode;
  area: Area;
  name: string;
  errors: InputErrors;
  onChange: (part: Partial<Area>) => void;
  onRemove: () => void;
}

function AreaRow({ cell, handle, area, name, errors, onChange, onRemove }: AreaRowProps) {
  return (
    <fieldset
      aria-label={name}
      className="flex min-w-0 items-start gap-1 rounded-theme border border-line bg-card py-3 pr-1 sm:gap-2"
    >
      <div className="mt-6">{handle}</div>
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-x-3 gap-y-2 @lg:grid-cols-4">
        <div className="col-span-2 @lg:col-span-3">
          <TextInput
            {...cell}
            id={`${cell.id}-area`}
            isRequired
            field={AREA}
            value={area.area}
            errors={errorsBelow(errors, 'area')}
            onChange={(next) => onChange({ area: next })}
          />
        </div>
        <div className="col-span-2 @lg:col-span-1 @lg:mt-6.5">
          <SwitchInput
            {...cell}
            id={`${cell.id}-free`}
            field={FREE}
            value={area.free}
            errors={errorsBelow(errors, 'free')}
            onChange={(free) => onChange({ free })}
          />
        </div>
        {NUMBERS.map(({ name, id, field, Input, missing }) => (
          <Input
            key={id}
            {...cell}
            id={`${cell.id}-${id}`}
            field={field}
            isDisabled={cell.isDisabled || (area.free && PRICES.includes(name))}
            value={area[name]}
            errors={errorsBelow(errors, name)}
            onChange={(next) => onChange({ [name]: next ?? missing })}
          />
        ))}
        <div className="col-span-full">
          <PostalCodesInput
            id={`${cell.id}-postal-codes`}
            name={name}
            isDisabled={cell.isDisabled}
            record={cell.record}
            value={area.postalCodes}
            errors={errorsBelow(errors, 'postalCodes')}
            onChange={(postalCodes) => onChange({ postalCodes })}
          />
        </div>
      </div>
      <IconButton
        label={texts.removeArea({ area: name })}
        disabled={cell.isDisabled}
        className="mt-6.5"
        onClick={onRemove}
      >
        <StaffIcon name="trash" />
      </IconButton>
    </fieldset>
  );
}

function nameOf({ area }: Area, index: number): string {
  return area || texts.areaNumber({ number: index + 1 });
}

/** Areas have no ids: keys that stay with a row while it moves, so that unfinished input stays as well. */
function useKeys(count: number) {
  const [known, setKeys] = useState<readonly number[]>([]);
  const keys = known.slice(0, count);
  // A reset of the form brings rows that no button added.
  while (keys.length < count) keys.push(Math.max(-1, ...keys) + 1);
  return {
    keys,
    added: () => setKeys([...keys, Math.max(-1, ...keys) + 1]),
    removed: (index: number) => setKeys(keys.toSpliced(index, 1)),
    moved: (order: readonly number[]) => setKeys(order.map((from) => keys[from] ?? from)),
  };
}
