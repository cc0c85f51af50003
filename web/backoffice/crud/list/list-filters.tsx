import { useEffect, useState } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AnyEntity } from '../record.ts';
import { useOptions } from '../use-options.ts';

interface ListFiltersProps {
  entity: AnyEntity;
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

const SELECT = 'min-h-12 max-w-56 rounded-theme border border-line-strong bg-card px-3';
/** So long nobody types any more. */
const PAUSE_MS = 250;

/** Search, and a choice for each filter of the entity that has few values. */
export function ListFilters({ entity, params, onChange }: ListFiltersProps) {
  const { list, fields } = entity;
  return (
    <search className="flex flex-wrap items-center gap-3">
      {list.search.length > 0 && <SearchField entity={entity} params={params} onChange={onChange} />}
      {list.filters.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const props = { name, label: field.label, value: params.get(name) ?? '', onChange };
        if (field.widget === 'switch') return <Choice key={name} {...props} choices={YES_NO} />;
        if (field.choices) return <Choice key={name} {...props} choices={Object.entries(field.choices)} />;
        return field.target ? <ReferenceChoice key={name} {...props} target={field.target} /> : null;
      })}
      {Object.entries(list.emptiness ?? {}).map(([name, of]) => (
        <Choice
          key={name}
          name={name}
          label={`${fields[of]?.label ?? name} offen`}
          value={params.get(name) ?? ''}
          onChange={onChange}
          choices={YES_NO}
        />
      ))}
      {list.range && (
        <>
          <DayField label="Von" name="from" params={params} onChange={onChange} />
          <DayField label="Bis vor" name="to" params={params} onChange={onChange} />
        </>
      )}
    </search>
  );
}

const YES_NO: readonly (readonly [string, string])[] = [
  ['true', 'Ja'],
  ['false', 'Nein'],
];

function SearchField({ entity, params, onChange }: ListFiltersProps) {
  const shown = params.get('search') ?? '';
  const [text, setText] = useState(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing asks anew, not the answer to it.
  useEffect(() => {
    if (text === shown) return;
    const wait = setTimeout(() => onChange('search', text), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  useEffect(() => setText(shown), [shown]);
  const names = entity.list.search.flatMap((name) => entity.fields[name]?.label ?? []);
  return (
    <label className="relative w-full sm:w-80">
      <span className="sr-only">{`${entity.label.many} durchsuchen: ${names.join(', ')}`}</span>
      <StaffIcon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        type="search"
        value={text}
        placeholder="Suchen …"
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 w-full rounded-theme border border-line-strong bg-card pr-3 pl-11"
      />
    </label>
  );
}

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
      <option value="">{`${label}: alle`}</option>
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {`${label}: ${text}`}
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
    <label className="flex items-center gap-2 text-sm">
      {label}
      <input
        type="date"
        value={params.get(name) ?? ''}
        onChange={(event) => onChange(name, event.target.value)}
        className="min-h-12 rounded-theme border border-line-strong bg-card px-3 text-base"
      />
    </label>
  );
}
