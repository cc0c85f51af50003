import { type FormEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { formSubject } from '#domain/contact/contact-form.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { CONTACT_FORM_TEXTS } from '#text/contact-form-texts.ts';
import { joinWords } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { RichText } from '../text/rich-text.tsx';
import { ContactFields, contactFieldId } from './contact-fields.tsx';
import { namesOf } from './contact-rules.ts';
import * as texts from './texts.ts';
import { type ContactState, useContactForm } from './use-contact-form.ts';

/** Offset above the form when scrolling to it, in px. */
const FORM_OFFSET = -150;

/** A page's contact form, anchored as `form`; ?anliegen= preselects the subject. */
export function ContactForm({ title, text, thankYouTitle, thankYouText }: SectionValue<'form'>) {
  const place = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const state = useContactForm(formSubject(params.get('anliegen') ?? ''), (field) => {
    const target = field && document.getElementById(contactFieldId(field));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
  const isSent = state.step === 'sent';
  useEffect(() => {
    if (isSent) scrollTo(place.current);
  }, [isSent]);
  const startAnew = () => {
    flushSync(state.startAnew);
    document.getElementById(contactFieldId('subject'))?.focus();
  };
  return (
    <section
      ref={place}
      id="form"
      tabIndex={-1}
      aria-label={title || texts.contact}
      className="page-width grid scroll-mt-[150px] gap-8 desk:grid-cols-[1fr_1.5fr] desk:gap-16"
    >
      <div className="flex flex-col gap-5">
        <h2 className="hyphens-auto font-display text-3xl leading-tight desk:text-5xl">
          {title || texts.contact}
        </h2>
        <RichText text={text} level={3} className="text-muted desk:text-lg" />
      </div>
      <div className="min-w-0 rounded-card bg-card p-5 shadow-card md:p-8">
        {isSent ? (
          <Thanks title={thankYouTitle} text={thankYouText} onNew={startAnew} />
        ) : (
          <EntryForm state={state} />
        )}
      </div>
    </section>
  );
}

function scrollTo(element: HTMLElement | null): void {
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY + FORM_OFFSET;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

function EntryForm({ state }: { state: ContactState }) {
  const { step, missing, failure } = state;
  const trap = useRef<HTMLInputElement>(null);
  const missingId = useId();
  const isSending = step === 'sending';
  const names = namesOf(missing);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const website = trap.current?.value ?? '';
    // A browser may have filled it in after all: then sending once more has to work.
    if (trap.current) trap.current.value = '';
    state.submit(website);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div role="alert" className="empty:hidden">
        {failure && (
          <NoticeBox tone="error">
            <p>{CONTACT_FORM_TEXTS.failure}</p>
            {failure.others.map((sentence) => (
              <p key={sentence} className="mt-1">
                {sentence}
              </p>
            ))}
          </NoticeBox>
        )}
      </div>
      <ContactFields state={state} />
      {/* Honeypot: no person sees this field; a bot that fills it in gives itself away. */}
      <div hidden>
        <label>
          {texts.website}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="large"
          isWide
          aria-disabled={isSending || names.length > 0}
          {...(names.length > 0 ? { 'aria-describedby': missingId } : {})}
        >
          {isSending ? CONTACT_FORM_TEXTS.sending : CONTACT_FORM_TEXTS.submit}
        </Button>
        {names.length > 0 && (
          <p id={missingId} className="text-muted text-sm">
            {texts.missing({ fields: joinWords(names) })}
          </p>
        )}
      </div>
    </form>
  );
}

/** Replaces the form; the page's own words, else every shop's defaults. */
function Thanks({ title, text, onNew }: { title: string; text: string; onNew: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first, ...others] = CONTACT_FORM_TEXTS.thanks;
  const hasOwnWords = title !== '' || text !== '';
  const sentences = hasOwnWords ? [text].filter(Boolean) : others;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-4 py-6 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-secondary-soft text-secondary">
        <Icon name="check" className="size-8" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight desk:text-3xl">
        {hasOwnWords ? title || texts.thanks : first}
      </h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-md whitespace-pre-line text-lg text-muted">
          {sentence}
        </p>
      ))}
      <Button look="secondary" onClick={onNew} className="mt-2">
        {texts.newRequest}
      </Button>
    </div>
  );
}
