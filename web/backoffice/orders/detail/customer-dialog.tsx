import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffOrder } from '#domain/order/order.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { orderUpdate, useOrderChanges } from '../use-order-changes.ts';

const FIELDS = [
  ['firstName', 'Vorname'],
  ['lastName', 'Nachname'],
  ['companyName', 'Firma'],
  ['phone', 'Telefonnummer'],
  ['email', 'E-Mail-Adresse'],
  ['street', 'Straße'],
  ['stairway', 'Stiege'],
  ['floor', 'Stock'],
  ['door', 'Tür'],
  ['zipCode', 'PLZ'],
  ['city', 'Ort'],
] as const;
type Name = (typeof FIELDS)[number][0];

/** Corrects what the customer wrote: a wrong digit in the telephone number, a forgotten door. */
export function CustomerDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { run, isBusy } = useOrderChanges(order);
  const [other, setOther] = useState<string | null>(null);
  const form = useForm<Record<Name, string>>({
    defaultValues: Object.fromEntries(FIELDS.map(([name]) => [name, order[name]])),
  });
  const submit = form.handleSubmit(async (values) => {
    setOther(null);
    const faults = await run(orderUpdate(order, values));
    if (faults.length === 0) return onClose();
    for (const { field, message } of faults) {
      const known = FIELDS.find(([name]) => name === field)?.[0];
      if (known) form.setError(known, { message });
      else setOther(message);
    }
  });
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={`Angaben zu Bestellung ${order.ticketNumber}`}
      footer={
        <Button isWide disabled={isBusy || !form.formState.isDirty} onClick={() => void submit()}>
          Speichern
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {other && (
          <div className="col-span-full">
            <NoticeBox tone="error" role="alert">
              {other}
            </NoticeBox>
          </div>
        )}
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            error={form.formState.errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <input type="submit" hidden />
      </form>
    </Overlay>
  );
}
