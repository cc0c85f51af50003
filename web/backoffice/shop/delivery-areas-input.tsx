import { useState } from 'react';
import type { Wire } from '#domain/money/wire.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import { money, percent, required, text, toggle } from '#entities/fields.ts';
import { compareNumbered } from '#web/lib/by-name.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { errorsBelow, type InputProps } from '../crud/inputs/input-props.ts';
import { MoneyInput, PercentInput, SwitchInput, TextInput } from '../crud/inputs/plain-inputs.tsx';
import { SortableList } from '../crud/inputs/sortable-list.tsx';
import * as texts from './texts.ts';

type Area = Wire<DeliveryArea>;

/** The columns: each cell is a control named after its column. */
const AREA = required(text(texts.area));
const PRICE = money(texts.price);
const TAX = percent(texts.tax);
const FREE = toggle(texts.free);
const FREE_FROM = money(texts.freeFrom);
const MINIMUM = money(texts.minimum);

/** The values of a new area when there is none to copy from. */
const EMPTY: Area = {
  area: '',
  price: 0,
  tax: 20,
  free: false,
  freeFromOrderValue: null,
  minimumOrderValue: null,
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
  const change = (index: number, part: Partial<Area>) =>
    onChange(value.map((area, at) => (at === index ? { ...area, ...part } : area)));
  const add = () => {
    added();
    // The next area usually costs what the last one does, unless that one is free.
    onChange([...value, { ...(value.findLast(({ free }) => !free) ?? EMPTY), area: '' }]);
    // It appears with the next render.
    requestAnimationFrame(() => document.getElementById(`${id}-${value.length}-area`)?.focus());
  };
  const cell = (index: number) => ({ isDisabled, isRequired: false, record, id: `${id}-${index}` });
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
          nameOf={(area, index) => area.area || texts.areaNumber({ number: index + 1 })}
          isDisabled={isDisabled}
          onMove={(areas) => {
            moved(areas.map((area) => value.indexOf(area)));
            onChange(areas);
          }}
        >
          {(area, index, handle) => {
            const wrong = errorsBelow(errors, String(index));
            const at = cell(index);
            return (
              <fieldset
                aria-label={area.area || texts.areaNumber({ number: index + 1 })}
                className="flex min-w-0 items-start gap-1 rounded-theme border border-line bg-card py-3 pr-1 sm:gap-2"
              >
                <div className="mt-6">{handle}</div>
                <div className="grid min-w-0 flex-1 grid-cols-2 gap-x-3 gap-y-2 @lg:grid-cols-4">
                  <div className="col-span-2 @lg:col-span-3">
                    <TextInput
                      {...at}
                      id={`${at.id}-area`}
                      isRequired
                      field={AREA}
                      value={area.area}
                      errors={errorsBelow(wrong, 'area')}
                      onChange={(name) => change(index, { area: name })}
                    />
                  </div>
                  <div className="col-span-2 @lg:col-span-1 @lg:mt-6.5">
                    <SwitchInput
                      {...at}
                      id={`${at.id}-free`}
                      field={FREE}
                      value={area.free}
                      errors={errorsBelow(wrong, 'free')}
                      onChange={(free) => change(index, { free })}
                    />
                  </div>
                  <MoneyInput
                    {...at}
                    id={`${at.id}-price`}
                    field={PRICE}
                    isDisabled={isDisabled || area.free}
                    value={area.price}
                    errors={errorsBelow(wrong, 'price')}
                    onChange={(price) => change(index, { price: price ?? Number.NaN })}
                  />
                  <PercentInput
                    {...at}
                    id={`${at.id}-tax`}
                    field={TAX}
                    value={area.tax}
                    errors={errorsBelow(wrong, 'tax')}
                    onChange={(tax) => change(index, { tax: tax ?? Number.NaN })}
                  />
                  <MoneyInput
                    {...at}
                    id={`${at.id}-from`}
                    field={FREE_FROM}
                    isDisabled={isDisabled || area.free}
                    value={area.freeFromOrderValue}
                    errors={errorsBelow(wrong, 'freeFromOrderValue')}
                    onChange={(freeFromOrderValue) => change(index, { freeFromOrderValue })}
                  />
                  <MoneyInput
                    {...at}
                    id={`${at.id}-minimum`}
                    field={MINIMUM}
                    value={area.minimumOrderValue}
                    errors={errorsBelow(wrong, 'minimumOrderValue')}
                    onChange={(minimumOrderValue) => change(index, { minimumOrderValue })}
                  />
                </div>
                <IconButton
                  label={texts.removeArea({ area: area.area || texts.areaNumber({ number: index + 1 }) })}
                  disabled={isDisabled}
                  className="mt-6.5"
                  onClick={() => {
                    removed(index);
                    onChange(value.toSpliced(index, 1));
                  }}
                >
                  <StaffIcon name="trash" />
                </IconButton>
              </fieldset>
            );
          }}
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
