import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { CategoryTile } from './section-data.ts';
import { SectionHeading } from './section-heading.tsx';
import * as texts from './texts.ts';

interface CategoryTilesProps {
  title: string;
  tiles: readonly CategoryTile[];
  /** The page with the products of all categories, or null. */
  overview: string | null;
}

/** Category tiles; each links to its products on the party service page. */
export function CategoryTiles({ title, tiles, overview }: CategoryTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <section
      data-section="productCategories"
      className="page-width flex flex-col gap-6 py-8 desk:gap-8 desk:py-12"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading level={2}>{title}</SectionHeading>
        {overview && (
          <ButtonLink to={overview} look="secondary">
            {texts.toOverview}
          </ButtonLink>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 desk:gap-8">
        {tiles.map((tile) => (
          <li key={tile.id} className="flex min-w-0">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const TILE = 'group flex w-full min-w-0 flex-col overflow-hidden rounded-card bg-card shadow-card';

function Tile({ tile: { name, image, to } }: { tile: CategoryTile }) {
  const inside: ReactNode = (
    <>
      <span className="block aspect-square overflow-hidden bg-sand desk:aspect-[4/3]">
        {image && (
          <Picture
            image={image}
            isDecorative
            largest="small"
            sizes="(min-width: 78.125rem) 310px, (min-width: 48rem) 23vw, 46vw"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        )}
      </span>
      <span className="flex flex-1 hyphens-auto items-center justify-center p-4 text-center font-display text-lg leading-snug desk:p-5 desk:text-xl">
        <span className="min-w-0">{name}</span>
      </span>
    </>
  );
  if (to === null) return <div className={TILE}>{inside}</div>;
  return (
    <Link to={to} className={`${TILE} transition-shadow hover:shadow-lift focus-visible:rounded-card`}>
      {inside}
    </Link>
  );
}
