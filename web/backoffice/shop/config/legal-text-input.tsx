import { placeLine } from '#domain/contact/address.ts';
import { DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { gapsOf } from '#domain/setup/text-gap.ts';
import { LEGAL_SETTINGS, type LegalName } from '#domain/shop/legal.ts';
import { modelText } from '#text/setup/model-text.ts';
import { type Control, control } from '#web/backoffice/crud/inputs/control.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { MultilineInput } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

/** A text required by law: filled with the model of the country on request, its gaps listed in red below. */
function LegalTextInput({ name, ...props }: InputProps<string> & { name: LegalName }) {
  const { value, onChange, isDisabled, record, id } = props;
  const { branches } = useSession();
  const [branch] = branches;
  const gaps = [...new Set(gapsOf(value))];
  const insert = () =>
    onChange(
      modelText(name, {
        country: branch?.country ?? DEFAULT_COUNTRY,
        company: String(record.businessName ?? ''),
        vatNumber: String(record.vatNumber ?? ''),
        street: branch?.street ?? '',
        city: branch ? placeLine(branch) : '',
        phone: branch?.phone ?? '',
        email: branch?.email ?? '',
      }),
    );
  return (
    <div className="flex flex-col gap-2">
      <MultilineInput {...props} />
      {gaps.length > 0 && (
        <div role="status" className="text-sm">
          <p className="font-semibold text-error">{texts.gapsLeft({ count: gaps.length })}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {gaps.map((gap) => (
              <li key={gap}>
                <mark className="rounded bg-error-soft px-2 py-0.5 text-error">{gap}</mark>
              </li>
            ))}
          </ul>
        </div>
      )}
      {value.trim() === '' && !isDisabled && (
        <Button look="secondary" size="small" id={`${id}-model`} className="self-start" onClick={insert}>
          {texts.insertModel}
        </Button>
      )}
    </div>
  );
}

/** The controls of the legal texts in the settings. */
export const LEGAL_INPUTS: Readonly<Record<string, Control>> = Object.fromEntries(
  (Object.keys(LEGAL_SETTINGS) as LegalName[]).map((name) => [
    `${LEGAL_SETTINGS[name]}Text`,
    control<string>((props: InputProps<string>) => <LegalTextInput {...props} name={name} />),
  ]),
);
