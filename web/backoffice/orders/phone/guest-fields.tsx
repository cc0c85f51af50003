import { cleanPhone, phoneWhileTyping } from '#domain/contact/phone.ts';
import { deliveryName, NAME_FIELDS, PLACE_FIELDS } from '#domain/order/address.ts';
import { CONTACT_SECTIONS } from '#domain/order/contact.ts';
import { type Field, namesOf } from '#domain/order/field.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { areaName } from '#domain/shop/delivery-area.ts';
import { offeredAreas, placeOfDraft } from '#domain/shop/delivery-place.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { SelectField } from '#web/ui/field.tsx';
import { DraftCountry, DraftLine, DraftSwitch, type TextName } from './draft-field.tsx';
import { placeOfField } from './fault-places.ts';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

const { company, person } = CONTACT_SECTIONS;

/** The lines of a section, as declared; flags and countries have controls of their own. */
function linesOf<F extends Readonly<Record<string, Field>>>(fields: F): Extract<keyof F, TextName>[] {
  const isLine = (name: keyof F & string) => !['flag', 'country'].includes(fields[name]?.kind ?? '');
  return namesOf(fields).filter(isLine) as Extract<keyof F, TextName>[];
}

const PERSON = linesOf(person);
const COMPANY = linesOf(company);
const PLACE = linesOf(PLACE_FIELDS);

/** What some lines are besides text. */
const LOOKS: { [N in TextName]?: Partial<Parameters<typeof DraftLine>[0]> } = {
  email: { type: 'email', hint: texts.emailHint },
  phone: { type: 'tel', whileTyping: phoneWhileTyping, onLeave: cleanPhone },
  zipCode: { inputMode: 'numeric' },
  deliveryZipCode: { inputMode: 'numeric' },
};

/** Who gets it, and where: the fields of the checkout, as the branch asks for them. */
export function GuestFields({ order }: { order: PhoneOrder }) {
  const { branch, draft, sections, service } = order;
  const isDelivery = service === 'delivery';
  if (!branch || !sections) return null;
  return (
    <div className="flex flex-col gap-4">
      {sections.isContactShown ? (
        <>
          <Lines order={order} names={PERSON} />
          <DraftSwitch order={order} name="isCompany" label={texts.forCompany} />
          {draft.isCompany && <Lines order={order} names={COMPANY} />}
        </>
      ) : (
        <p className="text-muted">{texts.noContact}</p>
      )}
      {sections.isAddressShown && <Place order={order} />}
      {isDelivery && (
        <>
          <DraftSwitch order={order} name="isDeliveryAddressDifferent" label={texts.elsewhere} />
          {draft.isDeliveryAddressDifferent && <Elsewhere order={order} />}
          <AreaField order={order} branch={branch} />
          <DraftLine order={order} name="deliveryNote" hint={texts.deliveryNoteHint} />
        </>
      )}
    </div>
  );
}

function Lines({ order, names }: { order: PhoneOrder; names: readonly TextName[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <DraftLine key={name} {...LOOKS[name]} order={order} name={name} />
      ))}
    </div>
  );
}

/** Widths in sixths. */
const WIDTHS: { [N in (typeof PLACE)[number]]?: string } = {
  street: 'col-span-6',
  zipCode: 'col-span-3 sm:col-span-2',
  city: 'col-span-6 sm:col-span-4',
};

/** An address: of the guest, or where it goes instead. */
function Place({ order, isElsewhere = false }: { order: PhoneOrder; isElsewhere?: boolean }) {
  return (
    <div className="grid grid-cols-6 gap-4">
      {PLACE.map((name) => {
        const field = isElsewhere ? deliveryName(name) : name;
        return (
          <div key={name} className={WIDTHS[name] ?? 'col-span-3 sm:col-span-2'}>
            <DraftLine {...LOOKS[field]} order={order} name={field} />
          </div>
        );
      })}
      <div className="col-span-6">
        <DraftCountry order={order} name={isElsewhere ? 'deliveryCountry' : 'country'} />
      </div>
    </div>
  );
}

function Elsewhere({ order }: { order: PhoneOrder }) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-theme bg-paper p-4">
      <legend className="sr-only">{texts.otherAddress}</legend>
      <DraftSwitch order={order} name="isDeliveryCompany" label={texts.elsewhereCompany} />
      {order.draft.isDeliveryCompany && <DraftLine order={order} name="deliveryCompanyName" />}
      <Lines order={order} names={namesOf(NAME_FIELDS).map(deliveryName)} />
      <Place order={order} isElsewhere />
    </fieldset>
  );
}

/** The area decides on fee and minimum: that of the postcode, or one of those without. */
function AreaField({ order, branch }: { order: PhoneOrder; branch: Branch }) {
  const { draft, set, errorOf } = order;
  const areas = offeredAreas(branch, placeOfDraft(draft, branch));
  return (
    <SelectField
      id={placeOfField('deliveryArea')}
      label={FIELD_LABELS.deliveryArea ?? ''}
      required
      value={draft.deliveryArea ?? ''}
      error={errorOf('deliveryArea')}
      {...(areas.length === 0 ? { hint: texts.areaByPostcode } : {})}
      onChange={(event) => set({ deliveryArea: event.target.value || null })}
    >
      <option value="">{texts.choose}</option>
      {areas.map((one) => (
        <option key={one.area} value={one.area}>
          {areaName(one)}
        </option>
      ))}
    </SelectField>
  );
}
