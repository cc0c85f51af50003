import { useMemo } from 'react';
import type { ImageRef } from '#domain/media/image.ts';
import type { Section } from '#entities/shapes/content.ts';
import { ContactSection } from './contact-section.tsx';
import { Content } from './content.tsx';
import { EditableSection } from './editable-section.tsx';
import { FrameText } from './frame-text.tsx';
import { HeroA } from './hero-a.tsx';
import { HeroB } from './hero-b.tsx';
import { ImageText } from './image-text.tsx';
import { galleryOf, headOf, rowsOf } from './section-data.ts';
import { Service } from './service.tsx';
import { ShopCategories, ShopProductFilter, ShopSnacks, ShopVacancies } from './shop-sections.tsx';
import type { PlacedSection } from './shown-sections.ts';
import { Title } from './title.tsx';

export interface SectionsProps {
  body: readonly PlacedSection[];
  /** The page already has its heading elsewhere: no section's title is the page's title. */
  isPart?: boolean;
}

/** How many services share a row on the desktop. */
const SERVICE_COLUMNS = ['', '', 'desk:grid-cols-2', 'desk:grid-cols-3'];

/** The sections of a page in their order. */
export function Sections({ body, isPart = false }: SectionsProps) {
  const rows = useMemo(() => rowsOf(body), [body]);
  const gallery = useMemo(() => galleryOf(body), [body]);
  const head = isPart ? null : headOf(body);
  return rows.map(({ key, placed }) => {
    const shown = placed.map((one) => (
      <EditableSection key={`${one.record.path}-${one.place}`} placed={one}>
        <SectionOf
          section={one.section}
          isHead={one.section === head}
          isAlone={placed.length === 1}
          gallery={gallery}
        />
      </EditableSection>
    ));
    if (placed[0]?.section.type !== 'service') return <div key={key}>{shown}</div>;
    return (
      <div
        key={key}
        className={`page-width grid gap-5 py-8 desk:gap-8 desk:py-12 ${SERVICE_COLUMNS[Math.min(placed.length, 3)]}`}
      >
        {shown}
      </div>
    );
  });
}

interface SectionProps {
  section: Section;
  isHead: boolean;
  /** It has its row to itself. */
  isAlone: boolean;
  /** The pictures of the page that the lightbox steps through. */
  gallery: readonly ImageRef[];
}

function SectionOf({ section, isHead, isAlone, gallery }: SectionProps) {
  const level = isHead ? 1 : 2;
  switch (section.type) {
    case 'heroA':
      return <HeroA value={section.value} level={level} />;
    case 'heroB':
      return <HeroB value={section.value} level={level} />;
    case 'title':
      return <Title value={section.value} level={level} />;
    case 'content':
      return <Content value={section.value} />;
    case 'imageText':
      return <ImageText value={section.value} gallery={gallery} />;
    case 'iFrameText':
      return <FrameText value={section.value} />;
    case 'service':
      return <Service value={section.value} isWide={isAlone} />;
    case 'configurator':
      return <ShopSnacks value={section.value} />;
    case 'vacancies':
      return <ShopVacancies value={section.value} />;
    case 'form':
      return <ContactSection value={section.value} />;
    case 'productCategories':
      return <ShopCategories value={section.value} />;
    case 'productFilter':
      return <ShopProductFilter value={section.value} />;
  }
}
