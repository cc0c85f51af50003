import { Suspense } from 'react';
import type { SectionValue } from '#entities/shapes/content.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LazyContactForm } from './lazy-contact-form.ts';

/** The contact form; it brings its own anchor, #form. */
export function ContactSection({ value }: { value: SectionValue<'form'> }) {
  return (
    <div data-section="form" className="py-8 desk:py-12">
      <Suspense fallback={<Skeleton lines={9} />}>
        <LazyContactForm {...value} />
      </Suspense>
    </div>
  );
}
