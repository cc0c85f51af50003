import type { CartItem } from '#domain/ordering/item.ts';
import { useShop } from '#web/lib/shop.tsx';
import { questionTexts } from './question-text.ts';
import type { LineQuestion } from './questions.ts';

interface QuestionNewsProps {
  items: readonly CartItem[];
  /** One entry per item. */
  questions: readonly (LineQuestion | null)[];
}

/** The questions as sentences, for a live region. */
export function QuestionNews({ items, questions }: QuestionNewsProps) {
  const { currency } = useShop().shop.config;
  return items.map((item, index) => {
    const question = questions[index];
    if (!question) return null;
    const texts = questionTexts(question, item, currency).map(({ spoken }) => spoken);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal items differ by nothing but their place.
      <p key={index}>
        {item.product.name}: {texts.join('. ')}.
      </p>
    );
  });
}
