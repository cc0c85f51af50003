import type { Service } from '#domain/shop/branch.ts';
import type { IntroMessage } from '#domain/shop/service.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDateTime, formatMoment } from '#text/calendar/calendar.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { joinWords } from '#web/lib/format.ts';
import * as texts from './texts.ts';

/** A headline and the sentences below it. */
export interface IntroText {
  title: string;
  sentences: string[];
}

/** The banner of the branch page in words (R37). */
export function introText(message: IntroMessage, now: Date, timeZone: Zone): IntroText {
  const preorder = message.isPreorderPossible ? [texts.preorderPossible] : [];
  switch (message.code) {
    case 'closed-message':
      return { title: message.message, sentences: [...delivering(message.isDelivering), ...preorder] };
    case 'closed': {
      const next = message.nextOpening;
      const opening = next ? [texts.opensAgain({ moment: formatMoment(next, now, timeZone) })] : [];
      return {
        title: texts.closedNow,
        sentences: [...opening, ...delivering(message.isDelivering), ...preorder],
      };
    }
    case 'delivery-closed': {
      const next = message.nextOpening;
      const delivery = next ? [texts.deliversAgain({ moment: formatMoment(next, now, timeZone) })] : [];
      const { alternatives } = message;
      const names = joinWords(alternatives.map((service) => SERVICE_NAMES[service]));
      const others = names ? [texts.stillPossible({ services: names, count: alternatives.length })] : [];
      return {
        title: texts.noDeliveryNow,
        sentences: [...delivery, ...others, ...preorder],
      };
    }
    case 'paused':
      return {
        title: texts.noOrdersNow,
        sentences: [
          texts.ordersContinue({ moment: formatMoment(message.until, now, timeZone) }),
          ...preorder,
        ],
      };
    case 'service-paused': {
      const { services, alternatives, until } = message;
      const wordsOf = (list: readonly Service[]) => joinWords(list.map((one) => SERVICE_NAMES[one]));
      const others = alternatives.length > 0;
      return {
        title: texts.servicesPaused({ services: wordsOf(services) }),
        sentences: [
          texts.ordersContinue({ moment: formatMoment(until, now, timeZone) }),
          ...(others
            ? [texts.stillPossible({ services: wordsOf(alternatives), count: alternatives.length })]
            : []),
          ...preorder,
        ],
      };
    }
    case 'not-yet-orderable': {
      const from = message.orderableFrom;
      return {
        title: texts.ordersFrom({ moment: formatDateTime(from, timeZone) }),
        sentences: preorder,
      };
    }
  }
}

function delivering(isDelivering: boolean): string[] {
  return isDelivering ? [texts.stillDelivering] : [];
}
