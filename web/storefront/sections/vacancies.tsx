import type { SectionValue } from '#entities/shapes/content.ts';
import type { Vacancy } from './section-data.ts';
import { SectionHeading } from './section-heading.tsx';
import * as texts from './texts.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { VacancyScroller } from './vacancy-scroller.tsx';

/** How many jobs make a block. */
const BLOCKS = { typeA: 5, typeB: 4 } as const;

interface VacanciesProps extends SectionValue<'vacancies'> {
  vacancies: readonly Vacancy[];
}

/** The open jobs: typeA in blocks that scroll sideways, typeB in stacked blocks. */
export function Vacancies({ title, variant, vacancies }: VacanciesProps) {
  const blocks = blocksOf(vacancies, BLOCKS[variant]);
  const level = title ? 3 : 2;
  return (
    <section
      data-section="vacancies"
      data-variant={variant}
      className="page-width flex flex-col gap-6 py-8 desk:gap-8 desk:py-12"
    >
      <SectionHeading level={2}>{title}</SectionHeading>
      {vacancies.length === 0 && (
        <p className="rounded-card bg-card px-6 py-10 text-center text-lg shadow-card">{texts.noVacancies}</p>
      )}
      {vacancies.length > 0 && variant === 'typeA' && (
        <VacancyScroller label={title || texts.vacancies} blocks={blocks} level={level} />
      )}
      {variant === 'typeB' &&
        blocks.map((block) => (
          <ul key={block[0]?.id} data-block className="grid gap-5 md:grid-cols-2 desk:grid-cols-4 desk:gap-8">
            {block.map((vacancy) => (
              <li key={vacancy.id} className="flex min-w-0">
                <VacancyCard vacancy={vacancy} level={level} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}

/** The list split into blocks of a size; the last one may be shorter. */
function blocksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
