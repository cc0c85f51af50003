import { useState } from 'react';
import { type UploadRef, uploadPath } from '#domain/media/image.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OrderItem, OrderItemPart } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { IMAGE_EXTENSIONS } from '#domain/ordering/item.ts';
import { isToBeWeighed } from '#domain/ordering/weighing.ts';
import type { Short } from '#domain/shop/shortage.ts';
import { contentLines } from '#text/contents-text.ts';
import { unitPriceText } from '#text/line-amounts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { ShortageAction } from '#web/backoffice/shortage/shortage-button.tsx';
import { amountText, contentText } from '#web/lib/item-text.ts';
import { Button } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { isAllergyText, lineText } from '../order-words.ts';
import { DetailSection } from './detail-section.tsx';
import { ItemDialog } from './item-dialog.tsx';
import * as texts from './texts.ts';
import { WeighDialog } from './weigh-dialog.tsx';

/** Every item with all its choices. */
export function DetailItems({ order }: { order: StaffOrder }) {
  const [changed, setChanged] = useState<number | null>(null);
  const item = changed === null ? undefined : order.items[changed];
  const [isWeighing, setWeighing] = useState(false);
  const canChange = !isTerminal(order.state);
  const onScale = canChange ? order.items.filter(isToBeWeighed).length : 0;
  const { branchOf, isAtDesk } = useSession();
  const branch = branchOf(order.branch);
  return (
    <DetailSection title={texts.itemCount({ count: order.items.length })}>
      {onScale > 0 && (
        <Button look="secondary" isWide onClick={() => setWeighing(true)} className="mb-3">
          <StaffIcon name="scale" className="size-5" />
          {texts.weighItems({ count: onScale })}
        </Button>
      )}
      <ol className="flex flex-col divide-y divide-line rounded-theme border border-line">
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its place until it is taken out.
          <li key={index} className="p-4">
            <Item item={item} currency={order.currency} />
            <div className="ml-15 flex flex-wrap gap-x-3">
              {canChange && isAtDesk && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => setChanged(index)}
                  className="mt-1 underline"
                >
                  {texts.changeAloud({ name: item.name, hidden })}
                </Button>
              )}
              {branch && (
                <ShortageAction
                  branches={[branch]}
                  only={shortsOf(item)}
                  name={item.name}
                  className="mt-1 underline"
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {isWeighing && onScale > 0 && <WeighDialog order={order} onClose={() => setWeighing(false)} />}
      {changed !== null && item && (
        <ItemDialog order={order} index={changed} item={item} onClose={() => setChanged(null)} />
      )}
    </DetailSection>
  );
}

/** What the kitchen may run out of with this item: the product, and the options chosen for it. */
function shortsOf({ product, parts }: OrderItem): Short[] {
  const options = new Set(parts.flatMap((part) => part.options.map(({ name }) => name)));
  return [{ product, option: '' }, ...[...options].map((option) => ({ product: null, option }))];
}

function Item({ item, currency }: { item: OrderItem; currency: string }) {
  const contents = contentLines(item, contentText);
  const unitPrice = unitPriceText(item, (value) => formatMoney(value, currency));
  return (
    <div className="flex gap-4">
      <p className="min-w-14 shrink-0 font-bold text-xl leading-tight tabular-nums">{amountText(item)}</p>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-bold text-lg leading-tight">{item.name}</p>
          <p className="shrink-0 font-semibold tabular-nums">{lineText(item, currency)}</p>
        </div>
        {unitPrice && <p className="text-muted text-sm">{unitPrice}</p>}
        {contents.length > 0 && (
          <ul aria-label={texts.contents} className="mt-1.5 flex flex-col font-semibold leading-snug">
            {contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        )}
        <dl className="mt-1.5 flex flex-col gap-1">
          {item.parts.filter(isAnswered).map((part) => (
            <Part key={part.name} part={part} currency={currency} />
          ))}
        </dl>
        {item.allergens && <p className="mt-1.5 text-muted text-sm">{texts.allergens(item)}</p>}
      </div>
    </div>
  );
}

function isAnswered({ text, options, uploads }: OrderItemPart): boolean {
  return (text ?? '') !== '' || options.length > 0 || uploads.length > 0;
}

function Part({ part, currency }: { part: OrderItemPart; currency: string }) {
  return (
    <div className="leading-snug">
      <dt className="inline font-medium text-muted">{part.name}: </dt>
      <dd className="inline font-semibold">
        {part.options.map((option, index) => (
          <span key={option.name}>
            {index > 0 && ', '}
            {option.name}
            {option.value > 0 && option.modifier !== 'overwrite' && (
              <>
                {' '}
                <span className="whitespace-nowrap font-normal text-muted text-sm">
                  ({option.modifier === 'add' ? '+' : '−'} {formatMoney(option.value, currency)})
                </span>
              </>
            )}
          </span>
        ))}
        {part.text && (
          <mark
            className={`whitespace-pre-wrap rounded px-1 ${isAllergyText(part.text) ? 'bg-error-soft text-error' : 'bg-warning-soft text-ink'}`}
          >
            {part.text}
          </mark>
        )}
        {part.uploads.length > 0 && (
          <span className="mt-1.5 flex flex-wrap gap-2">
            {part.uploads.map((upload) => (
              <Upload key={upload.id} upload={upload} />
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

/** A picture as a thumbnail, anything else by name; both open in a new window. */
function Upload({ upload }: { upload: UploadRef }) {
  const isImage = IMAGE_EXTENSIONS.includes(upload.extension.toLowerCase());
  return (
    <a
      href={uploadPath(upload)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-12 items-center gap-2 rounded-theme border border-line-strong bg-paper pr-3 font-medium text-sm hover:border-ink"
    >
      {isImage ? (
        <img src={uploadPath(upload)} alt="" loading="lazy" className="size-16 rounded-theme object-cover" />
      ) : (
        <StaffIcon name="upload" className="ml-3 size-4" />
      )}
      <span className="max-w-40 truncate">{upload.name || texts.file}</span>
    </a>
  );
}
