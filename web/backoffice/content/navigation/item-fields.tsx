import type { NavigationItem } from '#entities/shapes/navigation.ts';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { Switch } from '#web/backoffice/crud/inputs/switch.tsx';
import type { Option } from '#web/backoffice/crud/use-options.ts';
import { FieldError, SelectField, TextField } from '#web/ui/field.tsx';
import { AddressField } from '../address-field.tsx';
import type { ItemTargets } from './item-kinds.ts';
import * as texts from './texts.ts';

interface ItemFieldsProps {
  item: NavigationItem;
  id: string;
  targets: ItemTargets;
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (item: NavigationItem) => void;
}

/** The type of an entry, where it leads and what it says. */
export function ItemFields({ item, id, targets, errors, isDisabled, onChange }: ItemFieldsProps) {
  const { type, label, isEnabled, site, branch, href } = item;
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <SelectField
        id={`${id}-type`}
        label={texts.kind}
        error={errors.type}
        value={type}
        disabled={isDisabled}
        onChange={(event) => onChange(ofKind(item, event.target.value as NavigationItem['type']))}
      >
        {Object.entries(texts.ITEM_KINDS).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      {type === 'site' && (
        <TargetField
          id={`${id}-site`}
          label={texts.page}
          options={targets.sites}
          value={site?.id ?? null}
          error={errors.site ?? errors['site.id']}
          isDisabled={isDisabled}
          onChange={(target) => onChange({ ...item, site: target })}
        />
      )}
      {type === 'branch' && (
        <TargetField
          id={`${id}-branch`}
          label={texts.branch}
          options={targets.branches}
          value={branch?.id ?? null}
          error={errors.branch ?? errors['branch.id']}
          isDisabled={isDisabled}
          onChange={(target) => onChange({ ...item, branch: target })}
        />
      )}
      {type === 'link' && (
        <AddressField
          id={`${id}-href`}
          label={texts.target}
          value={href}
          error={errors.href}
          isDisabled={isDisabled}
          isRequired
          onChange={(address) => onChange({ ...item, href: address })}
        />
      )}
      <TextField
        id={`${id}-label`}
        label={texts.label}
        hint={texts.LABEL_HINTS[type]}
        error={errors.label}
        value={label}
        disabled={isDisabled}
        autoComplete="off"
        onChange={(event) => onChange({ ...item, label: event.target.value })}
      />
      <label htmlFor={`${id}-enabled`} className="flex min-h-12 items-center justify-between gap-4">
        <span>{texts.showInMenu}</span>
        <Switch
          id={`${id}-enabled`}
          isOn={isEnabled}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...item, isEnabled: next })}
        />
      </label>
      <FieldError id={`${id}-error`} error={errors[''] ?? errors.children} />
    </div>
  );
}

interface TargetFieldProps {
  id: string;
  label: string;
  options: readonly Option[];
  value: number | null;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (target: { id: number } | null) => void;
}

function TargetField({ id, label, options, value, error, isDisabled, onChange }: TargetFieldProps) {
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      required
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value === '' ? null : { id: Number(event.target.value) })}
    >
      <option value="">{texts.chooseTarget}</option>
      <RecordOptions records={options} />
    </SelectField>
  );
}

/** The entry converted to another type: leftover targets would keep records from being deleted. */
function ofKind(item: NavigationItem, type: NavigationItem['type']): NavigationItem {
  return {
    ...item,
    type,
    site: type === 'site' ? item.site : null,
    branch: type === 'branch' ? item.branch : null,
    href: type === 'link' ? item.href : '',
  };
}
