import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import type { AnyEntity } from '../record.ts';
import { useOptions } from '../use-options.ts';
import { branchFilterOf } from './list-query.ts';
import { SearchBox } from './search-box.tsx';
import * as texts from './texts.ts';

interface ListFiltersProps {
  entity: AnyEntity;
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

const SELECT =
  'min-h-12 min-w-0 max-w-56 rounded-theme max-sm:max-w-none border border-line-strong bg-card px-3';

/** Search, and a select for each filter of the entity with few values. */
export function ListFilters({ entity, params, onChange }: ListFiltersProps) {
  const { list, fields } = entity;
  const ofBranch = branchFilterOf(entity);
  const shown = useShownBranch(ofBranch ?? 'branch');
  const searched = list.search.flatMap((name) => fields[name]?.label ?? []);
  return (
    <search className="grid min-w-0 flex-1 grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap sm:items-center">
      {list.search.length > 0 && (
        <SearchBox
          label={texts.searchIn({ label: entity.label.many, fields: searched.join(', ') })}
          value={params.get('search') ?? ''}
          onSearch={(text) => onChange('search', text)}
        />
      )}
      {list.filters.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const props = { name, label: field.label, value: params.get(name) ?? '', onChange };
        if (field.widget === 'switch') return <Choice key={name} {...props} choices={YES_NO} />;
        if (field.choices) return <Choice key={name} {...props} choices={Object.entries(field.choices)} />;
        if (name === ofBranch)
          return (
            <ReferenceChoice
              key={name}
              {...props}
              target="branch"
              value={String(shown.branch ?? '')}
              onChange={(_, id) => shown.choose(Number(id) || null)}
            />
          );
        return field.target ? <ReferenceChoice key={name} {...props} target={field.target} /> : null;
      })}
      {Object.entries(list.emptiness ?? {}).map(([name, of]) => (
        <Choice
          key={name}
          name={name}
          label={texts.isOpen({ field: fields[of]?.label ?? name })}
          value={params.get(name) ?? ''}
          onChange={onChange}
          choices={YES_NO}
        />
      ))}
      {Object.entries(list.conditions ?? {}).map(
        ([name, { label }]) =>
          // Links lead to them; offered to everybody they would crowd out the others.
          params.has(name) && (
            <Choice
              key={name}
              name={name}
              label={label}
              value={params.get(name) ?? ''}
              onChange={onChange}
              choices={YES_NO}
            />
          ),
      )}
      {list.range && (
        <>
          <DayField label={texts.from} name="from" params={params} onChange={onChange} />
          <DayField label={texts.before} name="to" params={params} onChange={onChange} />
        </>
      )}
    </search>
  );
}

const YES_NO: readonly (readonly [string, string])[] = [
  ['true', texts.yes],
  ['false', texts.no],
];

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  onChange: (name: string, value: string) => void;
}

function Choice({
  name,
  label,
  value,
  onChange,
  choices,
}: ChoiceProps & { choices: readonly (readonly [string, string])[] }) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      className={SELECT}
    >
      <option value="">{texts.filterOff({ field: label })}</option>
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {texts.fieldIs({ field: label, value: text })}
        </option>
      ))}
    </select>
  );
}

function ReferenceChoice({ target, ...props }: ChoiceProps & { target: string }) {
  const { options } = useOptions(target);
  return <Choice {...props} choices={options.map(({ id, name }) => [String(id), name] as const)} />;
}

function DayField({
  label,
  name,
  params,
  onChange,
}: {
  label: string;
  name: string;
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}) {
  return (
    <label className="flex min-w-0 gap-x-2 text-sm max-sm:flex-col sm:items-center">
      {label}
      <input
        type="date"
        value={params.get(name) ?? ''}
        onChange={(event) => onChange(name, event.target.value)}
        className="min-h-12 min-w-0 rounded-theme border border-line-strong bg-card px-3 text-base max-sm:px-2"
      />
    </label>
  );
}
