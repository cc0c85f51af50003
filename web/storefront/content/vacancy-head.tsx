import type { Site } from '#entities/site.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { contactPageOf } from '../sections/section-data.ts';
import * as texts from './texts.ts';

/** The top of a job's page: picture, title, description, and the way to apply. */
export function VacancyHead({ site }: { site: Site }) {
  const contact = contactPageOf(useShop().content.sites);
  const { title, description, image } = site.content;
  const about = description || site.description;
  return (
    <header className="bg-sand">
      <div
        className={`page-width grid items-center gap-8 pt-8 pb-10 desk:gap-16 desk:py-16 ${image ? 'desk:grid-cols-[1.05fr_1fr]' : ''}`}
      >
        {image && (
          <Picture
            image={image}
            isDecorative
            isEager
            sizes="(min-width: 88rem) 620px, (min-width: 78.125rem) 45vw, 92vw"
            className="aspect-[16/10] w-full rounded-[1.25rem] object-cover shadow-card desk:order-2 desk:aspect-[4/3]"
          />
        )}
        <div className="flex min-w-0 flex-col items-start gap-5">
          <h1 className="hyphens-auto font-display text-[2.25rem] leading-[1.08] md:text-5xl desk:text-[3.4rem]">
            {title || site.title || site.name}
          </h1>
          {about && <p className="max-w-xl whitespace-pre-line text-lg text-muted desk:text-xl">{about}</p>}
          {contact && (
            <ButtonLink to={`${contact.path}?anliegen=jobs#form`} size="large">
              {texts.applyNow}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
