import { Suspense, useMemo } from 'react';
import { isPageType } from '#entities/shapes/page-types.ts';
import type { Site } from '#entities/site.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LazySections } from '../sections/lazy-sections.ts';
import { headOf } from '../sections/section-data.ts';
import { blockSections, sectionsOf } from '../sections/shown-sections.ts';
import { RichText } from '../text/rich-text.tsx';
import { InternalErrorPage } from './error-pages.tsx';
import { VacancyHead } from './vacancy-head.tsx';

/** A custom page; one of an unknown type cannot be shown. */
export function SitePage({ site }: { site: Site }) {
  if (!isPageType(site.type)) return <InternalErrorPage />;
  return site.type === 'simple' ? <SimplePage site={site} /> : <CustomPage key={site.id} site={site} />;
}

function SimplePage({ site }: { site: Site }) {
  return (
    <article className="page-width py-10 *:max-w-3xl desk:py-16">
      <h1 className="mb-8 hyphens-auto font-display text-[2rem] leading-tight md:text-4xl desk:text-5xl">
        {titleOf(site)}
      </h1>
      {sectionsOf(site).map(
        ({ section, place }) =>
          section.type === 'content' && (
            <RichText key={place} text={section.value.text} className="desk:text-lg" />
          ),
      )}
    </article>
  );
}

/** Its own sections, then those at the end of every page of its type: the block named like the type. */
function CustomPage({ site }: { site: Site }) {
  const { blocks } = useShop().content;
  const body = useMemo(
    () => [...sectionsOf(site), ...blockSections(blocks, site.type, site.type)],
    [site, blocks],
  );
  const isVacancy = site.type === 'custom_vacancy';
  return (
    <article className="flex flex-1 flex-col pb-10 desk:pb-16">
      {isVacancy && <VacancyHead site={site} />}
      {!isVacancy && !headOf(body) && <h1 className="sr-only">{titleOf(site)}</h1>}
      <Suspense fallback={<Skeleton lines={8} />}>
        <LazySections body={body} isPart={isVacancy} />
      </Suspense>
    </article>
  );
}

function titleOf({ title, name }: Site): string {
  return title || name;
}
