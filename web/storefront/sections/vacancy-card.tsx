import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Vacancy } from './section-data.ts';
import * as texts from './texts.ts';

interface VacancyCardProps {
  vacancy: Vacancy;
  level: 2 | 3;
}

/** A job: on the phone a row, on wider screens a card; all of it links to its page. */
export function VacancyCard({ vacancy, level }: VacancyCardProps) {
  const { title, description, image, path } = vacancy;
  const Tag = `h${level}` as const;
  return (
    <article className="group relative flex w-full min-w-0 overflow-hidden rounded-card bg-card shadow-card transition-shadow hover:shadow-lift md:flex-col">
      <div className="w-28 shrink-0 overflow-hidden bg-sand md:aspect-[4/3] md:w-full">
        {image && (
          <Picture
            image={image}
            isDecorative
            largest="small"
            sizes="(min-width: 78.125rem) 310px, (min-width: 48rem) 46vw, 112px"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 desk:p-5">
        <Tag className="hyphens-auto font-display text-lg leading-snug desk:text-xl">{title}</Tag>
        {description && (
          <p className="line-clamp-2 text-muted text-sm md:line-clamp-4 desk:text-base">{description}</p>
        )}
        <Link
          to={path}
          className="mt-auto inline-flex min-h-8 items-center gap-1 self-start pt-1 font-semibold text-primary after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:-outline-offset-3"
        >
          {texts.learnMore}
          <span className="sr-only"> {texts.about({ subject: title })}</span>
          <Icon name="chevron-right" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
