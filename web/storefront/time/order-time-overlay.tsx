import { useMemo, useState } from 'react';
import { earliestTime, endOfMinute } from '#domain/ordering/earliest-time.ts';
import { availableSlots, slotsByDay } from '#domain/ordering/slots.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { enabledServices } from '#domain/shop/service.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { cartActions, useCart } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { nearestTime } from './chosen-time.ts';
import { DayAndTime } from './day-and-time.tsx';
import { earliestText } from './earliest-text.ts';
import { SERVICE_ICONS } from './service-icons.ts';
import * as texts from './texts.ts';
import { timeQuery } from './use-earliest.ts';
import { useOrderTime } from './use-order-time.ts';

interface OrderTimeOverlayProps {
  branch: Branch;
  onClose: () => void;
}

/** Chooses the service, and the time: as soon as possible, or a day and a time. Nothing changes before it is saved. */
export function OrderTimeOverlay({ branch, onClose }: OrderTimeOverlayProps) {
  const { shop, now } = useShop();
  const { items } = useCart(branch.identifier);
  const present = useOrderTime(branch);
  const [service, setService] = useState<Service>(present?.service ?? 'takeaway');
  const [wanted, setWanted] = useState<Date | null>(present?.chosen ?? null);
  const [isLater, setIsLater] = useState(wanted !== null);
  const services = useMemo(
    () =>
      enabledServices(branch).map((one) => {
        const earliest = earliestTime(timeQuery(shop, branch, one, items, now));
        return {
          service: one,
          earliest,
          text: earliestText(earliest, one, now, branch.timeZone, items.length > 1),
        };
      }),
    [shop, branch, items, now],
  );
  const days = useMemo(() => {
    const query = timeQuery(shop, branch, service, items, endOfMinute(now));
    return slotsByDay(availableSlots(query), branch.timeZone);
  }, [shop, branch, service, items, now]);
  const chosen = services.find((one) => one.service === service);
  const { earliest, text } = chosen ?? { earliest: null, text: '' };
  const isNow = earliest?.kind === 'now';
  const isPicking = isLater || !isNow;
  const instant = isPicking ? nearestTime(wanted, days) : null;
  const isNone = !earliest || earliest.kind === 'none';
  const take = () => {
    const actions = cartActions(branch.identifier);
    actions.setService(service);
    actions.setDraft({ appointmentDate: instant?.toISOString() ?? null });
    onClose();
  };

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.howAndWhen}
      footer={
        <Button isWide size="large" disabled={isNone || (isPicking && !instant)} onClick={take}>
          {texts.take}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <fieldset className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-2.5">
          <legend className="mb-2 font-semibold">{texts.serviceKind}</legend>
          {services.map((one) => (
            <label key={one.service} className="choice-card flex-col gap-1.5 px-1.5 text-center">
              <input
                type="radio"
                name="service-and-time"
                checked={one.service === service}
                onChange={() => setService(one.service)}
                className="sr-only"
              />
              <Icon name={SERVICE_ICONS[one.service]} className="size-6 text-muted" />
              <span className="min-w-0">
                <span className="block font-medium leading-tight">{SERVICE_NAMES[one.service]}</span>
                <span className="block text-muted text-sm leading-snug">{one.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {isNone ? (
          <NoticeBox tone="warning">
            {earliest?.kind === 'none' && earliest.next ? texts.takesNone({ reason: text }) : texts.noTimes}
          </NoticeBox>
        ) : (
          <fieldset>
            <legend className="mb-2 font-semibold">{texts.when}</legend>
            {isNow && (
              <div className="mb-4 grid grid-cols-2 gap-2 sm:gap-2.5">
                <When
                  label={texts.asSoonAsPossible}
                  isChosen={!isPicking}
                  onChoose={() => setIsLater(false)}
                />
                <When label={texts.atTime} isChosen={isPicking} onChoose={() => setIsLater(true)} />
              </div>
            )}
            {isPicking && instant && <DayAndTime {...{ branch, days, instant }} onChoose={setWanted} />}
          </fieldset>
        )}
      </div>
    </Overlay>
  );
}

function When({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="choice-card max-sm:gap-2 max-sm:px-2.5">
      <input
        type="radio"
        name="when-and-how"
        checked={isChosen}
        onChange={onChoose}
        className="tick tick-round"
      />
      <span className="font-medium leading-tight">{label}</span>
    </label>
  );
}
