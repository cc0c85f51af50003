import type { OrderItem, OrderItemPart } from '#domain/order/item.ts';
import { contentsText } from '#text/contents-text.ts';
import { amountText, contentText } from '#web/lib/item-text.ts';
import { isAllergyText } from '../order-words.ts';
import * as texts from './texts.ts';

/** As many as a card has room for; the details have all. */
const SHOWN = 3;

/** The first items with what was chosen for them, each on a line of its own. */
export function CardItems({ items }: { items: readonly OrderItem[] }) {
  const rest = items.length - SHOWN;
  // One line more takes no more room than the sentence about it.
  const shown = rest === 1 ? items : items.slice(0, SHOWN);
  return (
    <ul className="mt-px flex flex-col text-[0.8125em] leading-[1.2]">
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its place until it is taken out.
        <li key={index} className="break-words">
          <span className="font-semibold">
            {amountText(item)} {item.name}
          </span>
          <span className="text-[0.92em] text-ink/80">{chosenText(item)}</span>
        </li>
      ))}
      {rest > 1 && <li className="text-muted">{texts.moreItems({ rest })}</li>}
    </ul>
  );
}

/** ' (1 × Apfel): mit Senf, Kren': what a bundle contains, and the answers; allergies stand below in full. */
function chosenText(item: OrderItem): string {
  const contents = contentsText(item, contentText);
  const words = item.parts.flatMap(partWords).filter(Boolean);
  return `${contents && ` (${contents})`}${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
}

function partWords({ options, text }: OrderItemPart): string[] {
  return [...options.map(({ name }) => name), text && !isAllergyText(text) ? text.trim() : ''];
}
