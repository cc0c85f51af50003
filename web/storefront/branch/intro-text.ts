import type { IntroMessage } from '#domain/service.ts';
import type { Zone } from '#domain/zone-offsets.ts';
import { formatDateTime, formatMoment } from '#text/calendar-texts.ts';
import { SERVICE_NAMES } from '#text/state-texts.ts';
import { joinWords } from '#web/lib/format.ts';

/** A headline and the sentences below it. */
export interface IntroText {
  title: string;
  sentences: string[];
}

const PREORDER = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.';

/** The banner of the branch page in words (R37). */
export function introText(message: IntroMessage, now: Date, timeZone: Zone): IntroText {
  const preorder = message.isPreorderPossible ? [PREORDER] : [];
  switch (message.code) {
    case 'closed-message':
      return { title: message.message, sentences: [...delivering(message.isDelivering), ...preorder] };
    case 'closed': {
      const next = message.nextOpening;
      const opening = next ? [`Wir öffnen wieder ${formatMoment(next, now, timeZone)}.`] : [];
      return {
        title: 'Derzeit haben wir leider geschlossen.',
        sentences: [...opening, ...delivering(message.isDelivering), ...preorder],
      };
    }
    case 'delivery-closed': {
      const next = message.nextOpening;
      const delivery = next ? [`Wir liefern wieder ${formatMoment(next, now, timeZone)}.`] : [];
      const { alternatives } = message;
      const names = joinWords(alternatives.map((service) => SERVICE_NAMES[service]));
      const others = names ? [`${names} ${alternatives.length > 1 ? 'sind' : 'ist'} weiterhin möglich.`] : [];
      return {
        title: 'Derzeit bieten wir leider keine Lieferung an.',
        sentences: [...delivery, ...others, ...preorder],
      };
    }
    case 'not-yet-orderable': {
      const from = message.orderableFrom;
      return {
        title: `Bestellungen nehmen wir ab ${formatDateTime(from, timeZone)} Uhr entgegen.`,
        sentences: preorder,
      };
    }
  }
}

function delivering(isDelivering: boolean): string[] {
  return isDelivering ? ['Wir liefern aber weiterhin.'] : [];
}
