import '#web/ui/shop-fonts.css';
import { NOUNS, recordFailure } from '#text/errors/error-catalogue.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { textFamily } from '#web/lib/theme-style.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

/** The bundled font families, each rendered in itself. */
export function FontInput({ field, id, value, onChange, errors, isDisabled }: InputProps<string>) {
  const found = trpc.fonts.list.useQuery();
  const chosen = textFamily({ fontFamily: value });
  const families = found.data?.data.map(({ family }) => family) ?? [];
  // A custom family set in another way stays among the choices.
  const offered = families.includes(chosen) ? families : [chosen, ...families];
  if (found.isError)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {recordFailure(NOUNS.font, 'list')}
        <Button look="secondary" size="small" onClick={() => void found.refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  return (
    <RadioCards
      legend={field.label}
      name={id}
      value={chosen}
      columns={2}
      error={errors['']}
      onChange={onChange}
      cards={offered.map((family) => ({
        value: family,
        isDisabled,
        label: (
          <span style={{ fontFamily: `'${family}', system-ui` }} className="text-lg">
            {family}
          </span>
        ),
      }))}
    />
  );
}
