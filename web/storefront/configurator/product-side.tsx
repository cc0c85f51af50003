import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { eachOf } from '#text/contents-text.ts';
import { contentText } from '#web/lib/item-text.ts';
import { Picture } from '#web/ui/picture.tsx';
import { GalleryButton } from '../layout/gallery-button.tsx';
import { DietNote } from '../offer/diet-note.tsx';
import * as texts from './texts.ts';

interface ProductSideProps {
  product: Product;
  price: string | null;
  /** Two columns on the desktop: the picture is beside the steps. */
  isBeside: boolean;
  /** Picture and price only: later steps of a long product need the room on the phone. */
  isShort: boolean;
}

/** Picture, description, price per unit and allergens of the product being configured. */
export function ProductSide({ product, price, isBeside, isShort }: ProductSideProps) {
  const image = product.images[0];
  const shape = isBeside
    ? '-mx-5 -mt-5 desk:mx-0 desk:mt-0 desk:rounded-card desk:aspect-[4/3]'
    : '-mx-5 -mt-5 desk:-mx-7 desk:-mt-6 desk:aspect-[2/1]';
  return (
    <div
      className={`flex-col gap-3 ${isShort ? 'hidden desk:flex' : 'flex'} ${isBeside ? 'desk:sticky desk:top-0' : ''}`}
    >
      {image && (
        <GalleryButton
          images={product.images}
          name={product.name}
          className={`${isBeside ? 'aspect-[2/1]' : 'aspect-[16/9]'} overflow-hidden bg-sand short:hidden ${shape}`}
        >
          <Picture
            image={image}
            sizes="(min-width: 78.125rem) 40rem, 100vw"
            className="size-full object-cover"
            isEager
            isDecorative
          />
        </GalleryButton>
      )}
      {price && <p className="font-semibold text-lg tabular-nums">{price}</p>}
      {product.description && (
        <p className="whitespace-pre-line text-muted leading-relaxed">{product.description}</p>
      )}
      <Contents product={product} />
      <DietNote product={product} />
      {product.allergens && (
        <p className="text-sm">
          {texts.allergens<ReactNode>({
            allergens: product.allergens,
            name: (words) => (
              <span key="name" className="font-semibold">
                {words}
              </span>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** What a bundle contains; nothing for other products. */
function Contents({ product: { contents = [], unit } }: Pick<ProductSideProps, 'product'>) {
  if (contents.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">
        {unit === 'amount' ? texts.contents : texts.contentsEach({ each: eachOf(unit).trim() })}
      </p>
      <ul className="mt-0.5 list-disc pl-5 leading-relaxed">
        {contents.map((content) => (
          <li key={`${content.name} ${content.unit}`} className="break-words">
            {contentText(content)}
          </li>
        ))}
      </ul>
    </div>
  );
}
