import type { PricingMode } from '#domain/catalogue/product.ts';
import { formatMoney, roundCents } from '#domain/money/money.ts';
import { convertAmount, isUnitId, UNIT_IDS, UNITS, type UnitId } from '#domain/money/units.ts';
import { product } from '#entities/product.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import type { InputErrors, InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { errorsBelow } from '#web/backoffice/crud/inputs/input-props.ts';
import { ListError } from '#web/backoffice/crud/inputs/list-error.tsx';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useKeyedItems } from './keyed-items.ts';
import { NumberPart } from './part-inputs.tsx';
import * as texts from './texts.ts';

export interface UnitDraft {
  unit: UnitId;
  ratio: number | null;
  calculationModel: PricingMode | null;
  minimumQuantity: number | null;
  maximumQuantity: number | null;
  quantityStepSize: number | null;
}

/** Other units in which guests may order: a cheese by weight or by piece. */
export function UnitsInput({ id, value, onChange, errors, isDisabled, record }: InputProps<UnitDraft[]>) {
  const { rows, move, replace, remove, insert } = useKeyedItems(value, onChange);
  const own: UnitId = isUnitId(record.unit) ? record.unit : 'amount';
  const taken = new Set<UnitId>([own, ...value.map(({ unit }) => unit)]);
  const free = UNIT_IDS.filter((unit) => !taken.has(unit));
  // The likeliest first: a unit of the same kind, whose ratio is known.
  const next = free.find((unit) => UNITS[unit].type === UNITS[own].type) ?? free[0];
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium text-sm">{texts.otherUnits}</p>
      <ListError error={errors['']} />
      <SortableList
        label={texts.otherUnits}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }) => UNITS[item.unit].name}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ key, item }, index, handle) => (
          <UnitCard
            id={`${id}-${key}`}
            draft={item}
            own={own}
            price={typeof record.price === 'number' ? record.price : null}
            free={free}
            handle={handle}
            errors={errorsBelow(errors, String(index))}
            isDisabled={isDisabled}
            onChange={(unit) => replace(index, unit)}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        disabled={isDisabled || !next}
        onClick={() => next && insert({ ...EMPTY, unit: next })}
      >
        <StaffIcon name="plus" className="size-4" />
        {texts.addUnit}
      </Button>
    </div>
  );
}

const EMPTY = {
  ratio: null,
  calculationModel: null,
  minimumQuantity: null,
  maximumQuantity: null,
  quantityStepSize: null,
};

interface UnitCardProps {
  id: string;
  draft: UnitDraft;
  own: UnitId;
  /** In currency units per unit of the product itself. */
  price: number | null;
  free: readonly UnitId[];
  handle: React.ReactNode;
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (draft: UnitDraft) => void;
  onRemove: () => void;
}

const LIMITS = ['minimumQuantity', 'maximumQuantity', 'quantityStepSize'] as const;

function UnitCard(props: UnitCardProps) {
  const { id, draft, own, price, free, handle, errors, isDisabled, onChange, onRemove } = props;
  const { currency } = useSession();
  const { name } = UNITS[draft.unit];
  const byTable = convertAmount(1, draft.unit, own);
  const ratio = draft.ratio || byTable;
  const hasPrice = price !== null && !Number.isNaN(price);
  return (
    <div className="flex flex-col gap-3 rounded-theme border border-line bg-paper p-3">
      <div className="flex items-end gap-2">
        {handle}
        <div className="min-w-0 flex-1">
          <SelectField
            id={`${id}-unit`}
            label={texts.unit}
            value={draft.unit}
            error={errors.unit}
            disabled={isDisabled}
            onChange={({ target }) => isUnitId(target.value) && onChange({ ...draft, unit: target.value })}
          >
            {[draft.unit, ...free].map((unit) => (
              <option key={unit} value={unit}>
                {UNITS[unit].name}
              </option>
            ))}
          </SelectField>
        </div>
        <IconButton label={texts.removeNamed({ name })} disabled={isDisabled} onClick={onRemove}>
          <StaffIcon name="trash" />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberPart
          id={`${id}-ratio`}
          label={texts.ratio({ unit: name, own: UNITS[own].pluralName })}
          value={draft.ratio}
          error={errors.ratio}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...draft, ratio: value })}
        />
        <SelectField
          id={`${id}-model`}
          label={product.fields.calculationModel.label}
          value={draft.calculationModel ?? ''}
          error={errors.calculationModel}
          disabled={isDisabled}
          onChange={({ target }) =>
            onChange({ ...draft, calculationModel: (target.value || null) as UnitDraft['calculationModel'] })
          }
        >
          <option value="">{texts.sameAsProduct}</option>
          <WordOptions words={product.fields.calculationModel.choices ?? {}} />
        </SelectField>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {LIMITS.map((field) => (
          <NumberPart
            key={field}
            id={`${id}-${field}`}
            label={texts.LIMITS[field]}
            value={draft[field]}
            error={errors[field]}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ ...draft, [field]: value })}
          />
        ))}
      </div>
      <p aria-live="polite" className={`text-sm ${ratio ? 'text-muted' : 'font-medium text-error'}`}>
        {ratio
          ? texts.converted({
              unit: name,
              ratio: decimalText(ratio),
              own: UNITS[own].shortName,
              hasPrice: String(hasPrice),
              price: hasPrice ? formatMoney(roundCents(price * ratio * 100), currency) : '',
              source: draft.ratio ? 'typed' : 'table',
            })
          : texts.ratioMissing({ own: UNITS[own].pluralName, unit: name })}
      </p>
    </div>
  );
}
