import { type FormEvent, useState } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import {
  completeQuestionnaire,
  isQuestionnaireComplete,
  type QuestionnaireDraft,
  type RatingField,
} from '#domain/order/questionnaire.ts';
import { MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { RATING_NAMES } from '#text/state-texts.ts';
import { apiPost } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { focusOnce } from './focus.ts';
import { GivenStars, StarRating } from './star-rating.tsx';
import * as texts from './texts.ts';

/** Shown in this order: process, service, food quality, overall. */
const CRITERIA: readonly RatingField[] = ['processRating', 'serviceRating', 'foodRating', 'rating'];

const UNRATED: QuestionnaireDraft = {
  rating: null,
  foodRating: null,
  serviceRating: null,
  processRating: null,
  comment: '',
};

interface QuestionnaireProps {
  order: Pick<PublicOrder, 'uid' | 'hash' | 'questionnaireRating'>;
  /** Looks at the order again: it knows whether the rating has arrived. */
  onChanged: () => void;
}

/** Four ratings; the comment and the button appear once all of them are set. Once rated it thanks, and stays so (R93). */
export function Questionnaire({ order, onChanged }: QuestionnaireProps) {
  const { uid, hash } = order;
  const [draft, setDraft] = useState(UNRATED);
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const isComplete = isQuestionnaireComplete(draft);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const answers = completeQuestionnaire(draft);
    if (!answers || state === 'sending') return;
    setState('sending');
    apiPost(`${orderPath(uid, hash)}/questionnaire`, answers)
      .then(() => setState('sent'))
      .catch(() => setState('failed'))
      // The response may be lost though the rating arrived; the order tells.
      .finally(onChanged);
  };

  const given = order.questionnaireRating ?? (state === 'sent' ? draft.rating : null);
  if (given !== null) return <Thanks stars={given} isNew={state !== 'open'} />;
  return (
    <form onSubmit={send} className="flex max-w-2xl flex-col gap-3">
      <p className="mb-1 text-muted">{texts.ratingIntro}</p>
      {CRITERIA.map((field) => (
        <StarRating
          key={field}
          name={field}
          label={RATING_NAMES[field]}
          value={draft[field]}
          onChange={(value) => setDraft((before) => ({ ...before, [field]: value }))}
        />
      ))}
      {isComplete && (
        <div className="mt-2 flex flex-col gap-4">
          <TextAreaField
            label={texts.ratingComment}
            rows={4}
            maxLength={MAXIMUM_TEXT}
            value={draft.comment}
            onChange={(event) => setDraft((before) => ({ ...before, comment: event.target.value }))}
          />
          {state === 'failed' && (
            <NoticeBox tone="error" role="alert">
              {texts.ratingFailed}
            </NoticeBox>
          )}
          <Button type="submit" aria-disabled={state === 'sending'} className="self-start">
            {state === 'sending' ? texts.processing : texts.sendRating}
          </Button>
        </div>
      )}
    </form>
  );
}

/** `isNew`: rated on this page, so that the button that had the focus is gone. */
function Thanks({ stars, isNew }: { stars: number; isNew: boolean }) {
  return (
    <div ref={isNew ? focusOnce : null} tabIndex={-1} className="flex flex-col gap-3">
      <GivenStars stars={stars} />
      <NoticeBox tone="success" {...(isNew ? { role: 'status' as const } : {})} title={texts.ratedTitle}>
        {texts.ratedText}
      </NoticeBox>
    </div>
  );
}
