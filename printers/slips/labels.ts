import { formatAmount } from '#domain/catalogue/amount.ts';
import { unitShortName } from '#domain/money/units.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { nameOf } from '#text/name-of.ts';
import { PRINT_KIND_NAMES, PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import type { SlipItem, SlipOrder } from '../print-job.ts';
import * as texts from './slip-texts.ts';

/** 'Beleg', 'Küchenbon'. */
export function layoutLabel(layout: string): string {
  return nameOf(PRINT_LAYOUT_NAMES, layout);
}

/** 'Bestellung 42 (Beleg)', 'Bestellung 42 (Storno-Bon)'. */
export function titleOf({
  order,
  layout,
  kind,
}: {
  order: Pick<SlipOrder, 'ticketNumber'>;
  layout: string;
  kind: string;
}): string {
  const slip = kind === 'normal' ? layoutLabel(layout) : nameOf(PRINT_KIND_NAMES, kind);
  return texts.jobTitle({ number: order.ticketNumber, slip });
}

/** 'Sa., 21.11.2026, 14:30 Uhr' in the branch's zone. */
export function dateLabel(instant: Date, timeZone: Zone): string {
  return texts.dateAndTime({
    day: formatMediumDay(localDayOf(instant, timeZone)),
    time: formatTime(instant, timeZone),
  });
}

/** 'Abholung', 'Lieferung', 'Tisch 7'. */
export function serviceLabel(order: Pick<SlipOrder, 'isDelivery' | 'isDineIn' | 'tableIdentifier'>): string {
  if (order.isDelivery) return SERVICE_NAMES.delivery;
  if (!order.isDineIn) return SERVICE_NAMES.takeaway;
  return order.tableIdentifier ? texts.table({ table: order.tableIdentifier }) : SERVICE_NAMES.dineIn;
}

/** The agreed time, else the requested one, else at once. */
export function appointmentLabel(
  order: Pick<SlipOrder, 'appointment' | 'appointmentDate'>,
  timeZone: Zone,
): string {
  const agreed = order.appointment ?? order.appointmentDate;
  return agreed === null ? texts.asSoonAsPossible : dateLabel(new Date(agreed), timeZone);
}

/** '2 x' for pieces, else '1,5 kg', '12 Pers.'; no line break between quantity and unit. */
export function quantityLabel(item: Pick<SlipItem, 'amount' | 'unit'>): string {
  const amount = formatAmount(item.amount);
  return `${amount}\u00a0${item.unit === 'amount' ? 'x' : unitShortName(item.unit)}`;
}

/** A part of a bundle, likewise: '2 x Handsemmel'. */
export function contentLabel(content: Pick<SlipItem, 'amount' | 'unit' | 'name'>): string {
  return `${quantityLabel(content)} ${content.name}`;
}

/** What a business calls its number for VAT at home. */
export function shopVatLabel(country: string, vatNo: string): string {
  if (country === 'DE') return texts.vatNumberInGermany({ vatNo });
  return (country === 'AT' ? texts.vatNumber : texts.vatNumberInSwitzerland)({ vatNo });
}

/** A name whose amounts keep their units beside them: '0,5' and a lonely 'l' on the next row would be misread. */
export function boundName(name: string): string {
  return name.replaceAll(/(\d) (?=(?:ml|cl|dl|l|g|dag|kg|cm|%)(?![\p{L}\d]))/gu, '$1\u00a0');
}
