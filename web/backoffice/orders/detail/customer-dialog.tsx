import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CONTACT_SECTIONS, STORED_CONTACT_FIELDS, type StoredContact } from '#domain/order/contact.ts';
import { correctedOf, namesOf } from '#domain/order/field.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { PlaceWarning, placeWarning } from '../place-warning.tsx';
import { orderUpdate, useOrderChanges } from '../use-order-changes.ts';
import { FaultBox } from './fault-box.tsx';
import * as texts from './texts.ts';

const { person, company, place, delivery } = CONTACT_SECTIONS;

type Name = {
  [N in keyof StoredContact]: string extends StoredContact[N] ? N : never;
}[keyof StoredContact];

/** What staff may correct by hand. */
const NAMES = namesOf(correctedOf({ ...person, ...company, ...place, ...delivery })).filter(
  (name): name is Name => !['flag', 'country'].includes(STORED_CONTACT_FIELDS[name].kind),
);

/** Corrects the customer's details: a wrong digit in the telephone number, a forgotten door. */
export function CustomerDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { run, isBusy } = useOrderChanges(order);
  const [other, setOther] = useState<string | null>(null);
  const names = order.isDelivery ? NAMES : NAMES.filter((name) => !(name in delivery));
  const form = useForm<Record<Name, string>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, order[name]])),
  });
  const { branchOf } = useSession();
  // A separate delivery address is not corrected here, so it stays what decides.
  const place = order.deliveryAddress ?? { zipCode: form.watch('zipCode') ?? '', country: order.country };
  const warning = placeWarning(order, branchOf(order.branch), place);
  const submit = form.handleSubmit(async (values) => {
    setOther(null);
    const faults = await run({ ...orderUpdate(order, values), isShown: true });
    if (faults.length === 0) return onClose();
    // In the order of the form: the first one takes the focus, which scrolls to it.
    const wrong = names.flatMap((name) => faults.filter(({ field }) => field === name).slice(0, 1));
    wrong.forEach(({ field, message }, at) => {
      form.setError(field as Name, { message }, { shouldFocus: at === 0 });
    });
    setOther(faults.find(({ field }) => !names.some((name) => name === field))?.message ?? null);
  });
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.correctTitle({ ...kindOf(order), number: order.ticketNumber })}
      footer={
        <Button isWide disabled={isBusy || !form.formState.isDirty} onClick={() => void submit()}>
          {texts.save}
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="col-span-full empty:hidden">
          <FaultBox text={other} />
        </div>
        {names.map((name) => (
          <TextField
            key={name}
            label={STORED_CONTACT_FIELDS[name].label ?? name}
            autoComplete="off"
            error={form.formState.errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <div role="status" className="col-span-full empty:hidden">
          <PlaceWarning text={warning} />
        </div>
        <input type="submit" hidden />
      </form>
    </Overlay>
  );
}
