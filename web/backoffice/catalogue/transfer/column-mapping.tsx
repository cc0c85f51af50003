import { SelectField } from '#web/ui/field.tsx';
import { COLUMNS, columnOf } from './columns.ts';
import * as texts from './texts.ts';

interface ColumnMappingProps {
  /** All headings of the file. */
  headings: readonly string[];
  /** Heading -> name of the column assigned to it. */
  mapping: Readonly<Record<string, string>>;
  onChange: (mapping: Readonly<Record<string, string>>) => void;
}

/** Says what stands in columns with unknown headings; each column of a product can be chosen once. */
export function ColumnMapping({ headings, mapping, onChange }: ColumnMappingProps) {
  const unknown = [...new Set(headings)].filter((heading) => heading !== '' && !columnOf(heading));
  if (unknown.length === 0) return null;
  const taken = new Set(headings.flatMap((heading) => columnOf(mapping[heading] ?? heading)?.name ?? []));
  return (
    <section aria-label={texts.mappingTitle} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.mappingTitle}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{texts.mappingHint}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {unknown.map((heading) => (
          <SelectField
            key={heading}
            label={texts.mappingOf({ heading })}
            value={mapping[heading] ?? ''}
            onChange={({ target: { value } }) => {
              const { [heading]: _, ...others } = mapping;
              onChange(value === '' ? others : { ...others, [heading]: value });
            }}
          >
            <option value="">{texts.ignored}</option>
            {COLUMNS.filter(({ name }) => !taken.has(name) || mapping[heading] === name).map((column) => (
              <option key={column.name} value={column.name}>
                {column.header}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}
