import { MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Remarks, allergies and so on. */
export function CommentSection({ checkout }: { checkout: Checkout }) {
  const { draft, set, errorOf } = checkout;
  return (
    <Section title={texts.commentTitle}>
      <TextAreaField
        id="checkout-comment"
        label={texts.commentLabel}
        rows={4}
        maxLength={MAXIMUM_TEXT}
        value={draft.comment}
        error={errorOf('comment')}
        onChange={(event) => set({ comment: event.target.value })}
      />
    </Section>
  );
}
