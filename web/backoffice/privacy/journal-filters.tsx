import { EVERY_ENTITY } from '#entities/index.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { useOptions } from '../crud/use-options.ts';
import * as texts from './texts.ts';

export interface Filters {
  user?: number | undefined;
  device?: number | undefined;
  subject?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface JournalFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const SUBJECTS = [
  ['order', texts.orders],
  ...EVERY_ENTITY.filter(({ name }) => name !== 'log').map(({ name, label }) => [name, label.many]),
] as const;

/** By person, device, what it is about, and time. */
export function JournalFilters({ filters, onChange }: JournalFiltersProps) {
  const users = useOptions('user');
  const devices = useOptions('device');
  const set = (change: Filters) => onChange({ ...filters, ...change });
  const idOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-5 md:grid-cols-2 desk:grid-cols-3">
      <legend className="sr-only">{texts.filters}</legend>
      <SelectField
        label={texts.person}
        value={filters.user ?? ''}
        onChange={({ target }) => set({ user: idOf(target.value) })}
      >
        <option value="">{texts.everybody}</option>
        {users.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.device}
        value={filters.device ?? ''}
        onChange={({ target }) => set({ device: idOf(target.value) })}
      >
        <option value="">{texts.allDevices}</option>
        {devices.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.subject}
        value={filters.subject ?? ''}
        onChange={({ target }) => set({ subject: target.value || undefined })}
      >
        <option value="">{texts.allSubjects}</option>
        {SUBJECTS.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.from}
        type="date"
        value={filters.from ?? ''}
        onChange={({ target }) => set({ from: target.value || undefined })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={filters.to ?? ''}
        onChange={({ target }) => set({ to: target.value || undefined })}
      />
      <TextField
        label={texts.searchJournal}
        type="search"
        value={filters.search ?? ''}
        onChange={({ target }) => set({ search: target.value || undefined })}
      />
    </fieldset>
  );
}
