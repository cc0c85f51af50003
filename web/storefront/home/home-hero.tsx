import type { ReactNode } from 'react';
import type { ImageRef } from '#domain/media/image.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** Preferably a picture of the interior: the first branch's card already shows its front. */
export function homePicture(branches: readonly Branch[]): ImageRef | undefined {
  const images = branches[0]?.images;
  return images?.[1] ?? images?.[0];
}

/** The top of the home page: what the shop is, beside a large picture. */
export function HomeHero({ image, children }: { image: ImageRef | undefined; children?: ReactNode }) {
  const { config } = useShop().shop;
  return (
    <section className="bg-sand">
      <div className="page-width grid items-center gap-8 pt-8 pb-10 desk:grid-cols-[1.05fr_1fr] desk:gap-16 desk:py-16">
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="font-display text-[2.5rem] leading-[1.05] md:text-6xl desk:text-[3.4rem]">
            {(config.title || config.shopName).replace(' – ', '\u00a0– ')}
          </h1>
          {config.description && (
            <p className="max-w-xl text-lg text-muted desk:text-xl">{config.description}</p>
          )}
          {children}
        </div>
        {image && (
          <Picture
            image={image}
            isEager
            sizes="(min-width: 88rem) 620px, (min-width: 78.125rem) 45vw, 92vw"
            className="aspect-[16/10] w-full rounded-[1.25rem] object-cover shadow-card desk:aspect-[4/3]"
          />
        )}
      </div>
    </section>
  );
}
