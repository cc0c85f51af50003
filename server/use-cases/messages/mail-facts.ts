import type { MailFacts } from '#domain/order/due-mail.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';

/** What decides whether a mail about an order still makes sense (R281). */
export function mailFactsOf(
  order: StoredOrder,
  { enablePluginOrderReviews }: Pick<Config, 'enablePluginOrderReviews'>,
): MailFacts {
  const { questionnaire, questionnaireRating } = order;
  return {
    ...order,
    ...factsOf(order),
    hasReviews: enablePluginOrderReviews,
    isRated: questionnaire !== null || questionnaireRating !== null,
  };
}
