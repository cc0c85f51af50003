import { withBundles } from '#domain/catalogue/bundle.ts';
import { isLongLeadTime } from '#domain/catalogue/lead-time.ts';
import { type ConfigPart, type Product, stepsOf } from '#domain/catalogue/product.ts';
import { modifierLabel, priceText } from '#domain/ordering/price-text.ts';
import { isChoice } from '#domain/ordering/pricing.ts';
import { productContentsText } from '#web/lib/item-text.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AsideProps } from '../crud/screen.ts';
import { useSession } from '../session/session.tsx';
import { draftProduct } from './draft-product.ts';
import * as texts from './texts.ts';
import { useParts } from './use-parts.ts';

/** The product as guests will see it in the menu, and below it the choices they will make. */
export function ProductAside({ values, record }: AsideProps) {
  const draft = draftProduct(values, record);
  const { parts } = useParts(draft.type === 'bundle' ? draft.bundleItems : []);
  const product = withBundles([...parts.filter(({ id }) => id !== draft.id), draft]).at(-1) ?? draft;
  const isOff = !product.isEnabled || !product.isPublic;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-xl">{texts.asGuestsSeeIt}</h2>
      {isOff && (
        <NoticeBox tone="warning" icon="info">
          {texts.hiddenFromGuests({ reason: product.isEnabled ? 'private' : 'disabled' })}
        </NoticeBox>
      )}
      <Card product={product} />
      <Steps product={product} />
    </div>
  );
}

function Card({ product }: { product: Product }) {
  const { currency } = useSession();
  const image = product.images[0];
  const price = priceText(product, currency);
  const contents = productContentsText(product);
  return (
    <article className="overflow-hidden rounded-card bg-card shadow-card">
      <div className="flex aspect-[4/3] items-center justify-center bg-sand">
        {image ? (
          <Picture
            image={image}
            isDecorative
            isInView
            sizes="416px"
            largest="small"
            className="size-full object-cover"
          />
        ) : (
          <StaffIcon name="image" className="size-10 text-line-strong" />
        )}
      </div>
      <div className="flex flex-col gap-1.5 p-5">
        <h3 className="break-words font-semibold text-lg leading-snug">{product.name || texts.unnamed}</h3>
        {product.description && (
          <p className="line-clamp-3 break-words text-muted text-sm">{product.description}</p>
        )}
        {contents && <p className="break-words text-sm">{texts.contents({ contents })}</p>}
        {product.allergens && (
          <p className="break-words text-muted text-xs">
            {texts.allergens({ allergens: product.allergens })}
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-1.5 pt-1.5">
          <span className="font-semibold text-lg tabular-nums">{price?.price ?? texts.priceOnRequest}</span>
          {price?.unit && <span className="text-muted text-sm">{price.unit}</span>}
        </p>
        {isLongLeadTime(product) && (
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <StaffIcon name="clock" className="size-4" />
            {texts.leadTime({ time: product.leadTimeValue, unit: product.leadTimeType })}
          </p>
        )}
      </div>
    </article>
  );
}

/** The steps in order; long lists of options are truncated. */
function Steps({ product }: { product: Product }) {
  const steps = stepsOf(product);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={texts.choiceSteps} className="flex flex-col gap-3">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and nothing here keeps a state.
        <li key={index} className="rounded-card border border-line bg-card p-4">
          <p className="break-words font-semibold">
            {index + 1}. {step.name || texts.unnamed}
            {step.optional && <span className="font-normal text-muted text-sm"> {texts.optionalStep}</span>}
          </p>
          {step.description && <p className="break-words text-muted text-sm">{step.description}</p>}
          <Options step={step} />
        </li>
      ))}
    </ol>
  );
}

const SHOWN = 6;

function Options({ step }: { step: ConfigPart }) {
  const { currency } = useSession();
  if (!isChoice(step.type)) return null;
  const more = step.options.length - SHOWN;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      {step.options.slice(0, SHOWN).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above; two options may have the same name while one types.
        <li key={index} className="flex justify-between gap-3">
          <span className="min-w-0 break-words">{option.name || texts.unnamed}</span>
          <span className="shrink-0 text-muted tabular-nums">{modifierLabel(option, currency)}</span>
        </li>
      ))}
      {more > 0 && <li className="text-muted">{texts.andMore({ count: more })}</li>}
    </ul>
  );
}
