import type { SectionValue } from '#entities/shapes/content.ts';
import { Picture } from '#web/ui/picture.tsx';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { SectionButton } from './section-button.tsx';
import { SectionHeading } from './section-heading.tsx';

interface ServiceProps {
  value: SectionValue<'service'>;
  /** Alone in its row: the picture is beside the words on the desktop too. */
  isWide: boolean;
}

/** A service that the shop offers its guests, as a card; links may point to its anchor. */
export function Service({ value, isWide }: ServiceProps) {
  const { anchor, title, text, image, link, linkLabel } = value;
  return (
    <section
      data-section="service"
      {...idOf(anchor)}
      className={`anchor flex h-full min-w-0 flex-col overflow-hidden rounded-card bg-card shadow-card md:flex-row ${isWide ? '' : 'desk:flex-col'}`}
    >
      {image && (
        <Picture
          image={image}
          isDecorative
          sizes="(min-width: 78.125rem) 420px, (min-width: 48rem) 38vw, 92vw"
          largest="small"
          className={`aspect-[16/10] w-full object-cover md:w-2/5 md:shrink-0 ${isWide ? '' : 'desk:w-full'}`}
        />
      )}
      <div className="flex flex-1 flex-col gap-3 p-6 desk:p-7">
        <SectionHeading level={2} className="text-2xl">
          {title}
        </SectionHeading>
        {!isEmptyText(text) && <RichText text={text} level={3} className="text-muted" />}
        <div className="mt-auto flex flex-col pt-2 empty:hidden">
          <SectionButton link={link} linkLabel={linkLabel} about={title} look="secondary" />
        </div>
      </div>
    </section>
  );
}

/** The anchor as an id: '#unser Geschirr' is 'unser-Geschirr'. */
function idOf(anchor: string): { id?: string } {
  const id = anchor.trim().replace(/^#/, '').replace(/\s+/g, '-');
  return id ? { id } : {};
}
