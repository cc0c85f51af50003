import { useMemo } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { CompactSnacks } from './compact-snacks.tsx';
import { EditableSection } from './editable-section.tsx';
import { SectionButton } from './section-button.tsx';
import { snacksOf } from './section-data.ts';
import type { PlacedSection } from './shown-sections.ts';

export interface CompactSectionsProps {
  body: readonly PlacedSection[];
  branch: Branch;
  /** The group of the menu above: its products are not shown again. */
  above: ShownCategory | undefined;
}

/** The sections of a configurator page between two groups of the menu: the same words in little room. */
export function CompactSections({ body, branch, above }: CompactSectionsProps) {
  return (
    <div className="flex flex-col gap-4 pt-6 desk:pt-8">
      {body.map((placed) => (
        <EditableSection key={`${placed.record.path}-${placed.place}`} placed={placed}>
          <CompactSection placed={placed} branch={branch} above={above} />
        </EditableSection>
      ))}
    </div>
  );
}

function CompactSection({
  placed: { section },
  branch,
  above,
}: Omit<CompactSectionsProps, 'body'> & { placed: PlacedSection }) {
  switch (section.type) {
    case 'heroA':
    case 'heroB':
      return <Banner type={section.type} value={section.value} />;
    case 'title':
      return (
        <section data-section="title">
          <Heading>{section.value.title}</Heading>
          {section.value.subtitle && <p className="text-muted">{section.value.subtitle}</p>}
        </section>
      );
    case 'content':
      if (isEmptyText(section.value.text)) return null;
      return (
        <section data-section="content">
          <RichText text={section.value.text} className="max-w-3xl" />
        </section>
      );
    case 'configurator':
      return <Snacks value={section.value} branch={branch} above={above} />;
    default:
      return null;
  }
}

/** A hero as a card: a small picture beside the words. */
function Banner({
  type,
  value: { title, text, image, link, linkLabel },
}: {
  type: 'heroA' | 'heroB';
  value: SectionValue<'heroA'>;
}) {
  return (
    <section
      data-section={type}
      className="flex items-center gap-4 rounded-card bg-sand p-4 desk:gap-6 desk:p-5"
    >
      {image && (
        <Picture
          image={image}
          isDecorative
          largest="small"
          sizes="(min-width: 48rem) 240px, 112px"
          className="h-24 w-28 shrink-0 self-start rounded-theme object-cover md:h-32 md:w-60"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Heading>{title}</Heading>
        {!isEmptyText(text) && <RichText text={text} level={3} className="text-[0.9375rem] text-muted" />}
        <SectionButton link={link} linkLabel={linkLabel} about={title} />
      </div>
    </section>
  );
}

/** The snacks that the group above does not show; the title belongs to them, the text stays in any case. */
function Snacks({
  value: { title, text },
  branch,
  above,
}: Omit<CompactSectionsProps, 'body'> & { value: SectionValue<'configurator'> }) {
  const { shop, now } = useShop();
  const snacks = useMemo(() => {
    const listed = new Set(above?.products.map(({ product }) => product.id));
    return snacksOf(shop, [branch], now).filter(({ product }) => !listed.has(product.id));
  }, [shop, branch, now, above]);
  if (snacks.length === 0 && isEmptyText(text)) return null;
  return (
    <section data-section="configurator" className="flex flex-col gap-3">
      {snacks.length > 0 && <Heading>{title}</Heading>}
      {!isEmptyText(text) && <RichText text={text} level={3} className="max-w-3xl text-muted" />}
      <CompactSnacks snacks={snacks} level={title ? 3 : 2} />
    </section>
  );
}

function Heading({ children }: { children: string }) {
  if (children === '') return null;
  return <h2 className="hyphens-auto font-display text-xl leading-tight desk:text-2xl">{children}</h2>;
}
