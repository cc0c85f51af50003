import type { StaffOrder } from '#domain/order/order.ts';
import { RATING_NAMES } from '#text/state-texts.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

const FIELDS = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const;

/** The customer's rating. */
export function DetailRating({ order }: { order: StaffOrder }) {
  const { questionnaire } = order;
  if (!questionnaire) return null;
  return (
    <DetailSection title={texts.rating}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {FIELDS.map((field) => (
          <div key={field} className="contents">
            <dt>{RATING_NAMES[field]}</dt>
            <dd className="font-semibold tabular-nums">
              <span aria-hidden="true" className="mr-2 text-warning tracking-wider">
                {'★'.repeat(questionnaire[field])}
                <span className="text-line-strong">{'☆'.repeat(Math.max(0, 5 - questionnaire[field]))}</span>
              </span>
              {texts.ofFive({ rating: questionnaire[field], hidden })}
            </dd>
          </div>
        ))}
      </dl>
      {questionnaire.comment && (
        <p className="whitespace-pre-wrap italic">{texts.quoted({ text: questionnaire.comment })}</p>
      )}
    </DetailSection>
  );
}
