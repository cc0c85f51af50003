import { useRef, useState } from 'react';
import { type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { formatMoment, formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { errorText } from '#text/errors/error-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { nearestTime } from '../time/chosen-time.ts';
import { DateOverlay } from '../time/date-overlay.tsx';
import { NextTime } from '../time/next-time.tsx';
import { TimeOverlay } from '../time/time-overlay.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import { useAppointment } from './use-appointment.ts';
import type { Checkout } from './use-checkout.ts';

/** When: as soon as possible if available, or a day and a time in the branch's zone. */
export function AppointmentSection({ checkout }: { checkout: Checkout }) {
  const { now } = useShop();
  const { branch, set, errorOf, wantsAppointment, setWantsAppointment } = checkout;
  const { timeZone } = branch;
  const appointment = useAppointment(checkout);
  const { chosen, isAsapOffered } = appointment;
  const [open, setOpen] = useState<'date' | 'time' | null>(null);
  const [pickedDay, setPickedDay] = useState<LocalDay | null>(null);
  const day = chosen ? localDayOf(chosen, timeZone) : pickedDay;
  const error = (appointment.fault && errorText({ code: appointment.fault })) ?? errorOf('appointmentDate');
  const next = appointment.fault ? nearestTime(chosen, appointment.days()) : null;
  const place = useRef<HTMLDivElement>(null);
  const isPicking = wantsAppointment || !isAsapOffered;
  const firstText = (first: Date | null) =>
    first ? texts.firstAppointment({ moment: formatMoment(first, now, timeZone) }) : texts.noAppointments;

  return (
    <Section title={texts.appointmentTitle}>
      <div ref={place} id="checkout-appointmentDate" tabIndex={-1} className="flex flex-col gap-4">
        {isAsapOffered && (
          <fieldset className="grid gap-2.5 sm:grid-cols-2">
            <legend className="sr-only">{texts.whenQuestion}</legend>
            <When
              label={texts.asSoonAsPossible}
              isChosen={!isPicking}
              onChoose={() => {
                setWantsAppointment(false);
                setPickedDay(null);
                set({ appointmentDate: null });
              }}
            />
            <When
              label={texts.atAppointment}
              isChosen={isPicking}
              onChoose={() => setWantsAppointment(true)}
            />
          </fieldset>
        )}
        {isPicking && (
          <>
            {!chosen && <p className="text-muted">{firstText(appointment.first())}</p>}
            <div className="grid gap-2.5 sm:grid-cols-2">
              <PickButton
                icon="calendar"
                name={texts.date}
                value={day ? formatMediumDay(day) : null}
                isWrong={error !== undefined}
                onClick={() => setOpen('date')}
              />
              <PickButton
                icon="clock"
                name={texts.time}
                value={chosen ? texts.timeOfDay({ time: formatTime(chosen, timeZone) }) : null}
                isWrong={error !== undefined}
                onClick={() => setOpen(day ? 'time' : 'date')}
              />
            </div>
          </>
        )}
        <FieldError id="checkout-appointmentDate-error" error={error} />
        {next && (
          <NextTime
            branch={branch}
            next={next}
            onTake={() => {
              set({ appointmentDate: next.toISOString() });
              // The button disappears.
              place.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      {open === 'date' && (
        <DateOverlay
          days={appointment.days()}
          chosen={day}
          today={localDayOf(now, timeZone)}
          onClose={() => setOpen(null)}
          onSave={(next) => {
            if (next !== day) set({ appointmentDate: null });
            setWantsAppointment(true);
            setPickedDay(next);
            setOpen('time');
          }}
        />
      )}
      {open === 'time' && day && (
        <TimeOverlay
          day={day}
          slots={appointment.days().get(day) ?? []}
          chosen={chosen}
          timeZone={timeZone}
          onClose={() => setOpen(null)}
          onOtherDay={() => setOpen('date')}
          onSave={(instant) => {
            set({ appointmentDate: instant.toISOString() });
            setOpen(null);
          }}
        />
      )}
    </Section>
  );
}

function When({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="choice-card">
      <input type="radio" name="when" checked={isChosen} onChange={onChoose} className="tick tick-round" />
      <span className="font-medium">{label}</span>
    </label>
  );
}

interface PickButtonProps {
  icon: IconName;
  name: string;
  value: string | null;
  isWrong: boolean;
  onClick: () => void;
}

/** Looks like a field and opens its overlay. */
function PickButton({ icon, name, value, isWrong, onClick }: PickButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-haspopup="dialog"
      {...(isWrong ? { 'aria-describedby': 'checkout-appointmentDate-error' } : {})}
      className={`flex min-h-14 items-center gap-3 rounded-theme border bg-card px-4 py-2 text-left hover:border-ink ${isWrong ? 'border-2 border-error' : 'border-line-strong'}`}
    >
      <Icon name={icon} className="size-6 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-muted text-sm">{name} *</span>
        <span className={`block leading-tight ${value ? 'font-semibold' : 'text-muted'}`}>
          {value ?? texts.pleaseChoose}
        </span>
      </span>
      <Icon name="chevron-right" className="size-5 text-muted" />
    </button>
  );
}
