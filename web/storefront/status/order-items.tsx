import { uploadPath } from '#domain/media/image.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PublicOrderItem, PublicOrderItemPart } from '#domain/order/item.ts';
import { shownLabel } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { contentsText } from '#text/contents-text.ts';
import { basePriceText, chargedText } from '#text/line-amounts.ts';
import { taxLineName } from '#text/tax-lines.ts';
import { amountText, contentText } from '#web/lib/item-text.ts';
import { useShop } from '#web/lib/shop.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { wordsOf } from './order-words.ts';
import * as texts from './texts.ts';

/** What was ordered, with every choice, and what it costs. */
export function OrderItems({ order }: { order: PublicOrder }) {
  const { currency } = order;
  const { products } = useShop().shop;
  return (
    <>
      {/* Announced when it happens while the page is open. */}
      <div role="status" className="mb-4 empty:hidden">
        {order.isWeighed && (
          <NoticeBox tone="success">
            {order.totalGross === null ? wordsOf(order).weighedWithoutTotal : wordsOf(order).weighed}
          </NoticeBox>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shownItems(order.items, products).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never move.
          <li key={index} className="py-3 first:pt-0">
            <div className="flex items-start justify-between gap-4">
              <p className="min-w-0 hyphens-auto font-medium leading-snug">
                <span className="tabular-nums">{amountText(item)}</span> {item.name}
              </p>
              <p className="shrink-0 leading-snug tabular-nums">{linePrice(item, currency)}</p>
            </div>
            <BasePrice item={item} currency={currency} />
            <Contents item={item} />
            {item.parts.map((part) => (
              <ItemPart key={part.name} part={part} />
            ))}
            {item.allergens && (
              <p className="mt-0.5 text-muted text-sm">{texts.allergens({ allergens: item.allergens })}</p>
            )}
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </>
  );
}

function linePrice(item: PublicOrderItem, currency: string): string {
  return item.isPriceHidden || item.gross === null
    ? texts.onRequest
    : formatPrice(item.gross, item.pricing, currency);
}

/** What goods by weight cost per kilogram; nothing for other items. */
function BasePrice({ item, currency }: { item: PublicOrderItem; currency: string }) {
  const price = basePriceText(item, (value) => formatMoney(value, currency));
  return price && <p className="mt-0.5 text-muted text-sm tabular-nums">{price}</p>;
}

/** What a bundle contains; nothing for other items. */
function Contents({ item }: { item: PublicOrderItem }) {
  const contents = contentsText(item, contentText);
  if (!contents) return null;
  return (
    <p className="mt-0.5 break-words text-muted text-sm leading-snug">
      {texts.contents} <span className="text-ink">{contents}</span>
    </p>
  );
}

function ItemPart({ part }: { part: PublicOrderItemPart }) {
  const words = part.text ?? part.options.map(({ name }) => name).join(', ');
  if (!words && part.uploads.length === 0) return null;
  return (
    <p className="mt-0.5 break-words text-muted text-sm leading-snug">
      {part.name}: <span className="text-ink">{words}</span>
      {part.uploads.map((upload, index) => (
        <span key={upload.id}>
          {index > 0 && ', '}
          <a
            href={uploadPath(upload)}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline underline-offset-2"
          >
            {upload.name || texts.namelessFile({ number: index + 1 })}
          </a>
        </span>
      ))}
    </p>
  );
}

function Totals({ order }: { order: PublicOrder }) {
  const { currency, pricing } = order;
  if (order.gross === null || order.totalGross === null) {
    return <p className="border-line border-t pt-4 text-muted">{texts.totalLater}</p>;
  }
  const money = (value: Cents) => formatPrice(value, pricing, currency);
  const lines = chargedLines(order.lines);
  return (
    <dl className="flex flex-col gap-1.5 border-line border-t pt-4 tabular-nums">
      {lines.length > 0 && <Row name={texts.subtotal} value={money(order.gross)} />}
      {lines.map((line) => (
        <Row key={line.kind} name={shownLabel(line)} value={chargedText(line, currency)} />
      ))}
      <div className="flex items-baseline justify-between gap-4 text-lg">
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="font-display text-xl">{money(order.totalGross)}</dd>
      </div>
      {order.taxLines.map(({ rate, vat }) => (
        <Row key={rate} name={taxLineName(rate)} value={money(vat)} isQuiet />
      ))}
    </dl>
  );
}

function Row({ name, value, isQuiet = false }: { name: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isQuiet ? 'text-muted text-sm' : ''}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
