import { AppError, validationError } from '#domain/errors.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import {
  completeQuestionnaire,
  type QuestionnaireDraft,
  questionnaireFaults,
} from '#domain/order/questionnaire.ts';
import { CUSTOMER } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { isRepeated } from './change-order.ts';
import { claimRequest } from './claim-request.ts';
import { publicOrder } from './order-view.ts';
import { orderAt, type PublicAddress } from './show-public-order.ts';

export interface AnswerQuestionnaire extends PublicAddress {
  draft: QuestionnaireDraft;
  idempotencyKey: string | null;
}

/**
 * Stores the customer's rating of a completed order, once. Throws 'questionnaire-closed' for a second one, before
 * completion, and where the shop does not ask for reviews.
 */
export async function answerQuestionnaire(deps: Deps, request: AnswerQuestionnaire): Promise<PublicOrder> {
  const { draft, idempotencyKey } = request;
  const order = await orderAt(deps, request);
  const faults = questionnaireFaults(draft);
  const questionnaire = completeQuestionnaire(draft);
  if (faults.length > 0 || !questionnaire) throw validationError(faults);
  const at = deps.clock.now();
  const claim = idempotencyKey
    ? claimRequest(`questionnaire:${order.id}`, idempotencyKey, questionnaire, at)
    : null;
  const { shop } = await deps.db.shop.snapshot();
  if (claim && (await isRepeated(deps, claim))) return publicOrder(order, shop.config);
  const isOpen =
    shop.config.enablePluginOrderReviews && order.state === 'completed' && order.questionnaire === null;
  const isStored =
    isOpen &&
    (await deps.db.transaction((stores) =>
      stores.orders.change({
        id: order.id,
        version: order.version,
        progress: { ...order, questionnaire, questionnaireRating: questionnaire.rating },
        event: 'questionnaire',
        author: CUSTOMER,
        note: null,
        at,
        effects: [],
        claim,
      }),
    ));
  if (!isStored) throw new AppError('questionnaire-closed');
  return publicOrder(await orderAt(deps, request), shop.config);
}
