import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isGuestMail, type MailName } from '#domain/messages/mail-names.ts';
import type { Language } from '#domain/text/language.ts';
import { MAIL_KINDS } from '#text/mails/mail-kinds.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Choice } from './choice.tsx';
import { MailText } from './kept-mail-view.tsx';
import { MailFrame, type MailWidth } from './mail-frame.tsx';
import { OpeningEditor } from './opening-editor.tsx';
import { isValidOpening, useOpenings } from './openings.ts';
import * as texts from './texts.ts';

/** How long nothing may be typed before the preview follows, in ms. */
const PAUSE_MS = 400;

interface MessageViewProps {
  mail: MailName;
  /** There is no list beside it, and no heading above. */
  isAlone: boolean;
}

/** One mail with an invented guest, and its opening to write. */
export function MessageView({ mail, isAlone }: MessageViewProps) {
  const { label, when, to, isOpeningEditable } = MAIL_KINDS[mail];
  const [language, setLanguage] = useState<Language>('de');
  const [about, setAbout] = useState<'order' | 'quotation'>('order');
  const [view, setView] = useState<'html' | 'text'>('html');
  const [width, setWidth] = useState<MailWidth>('phone');
  const [design, setDesign] = useState<'light' | 'dark'>('light');
  const openings = useOpenings();
  const stored = isGuestMail(mail) ? openings.of(mail, language) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const opening = usePaused(typed ?? stored);
  const preview = trpc.mails.preview.useQuery(
    // One that would be refused is not shown either.
    { mail, language, about, ...(isGuestMail(mail) && isValidOpening(opening) ? { opening } : {}) },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { failure: { id: `mail-preview.${mail}`, text: texts.previewFailed } },
    },
  );
  const shown = preview.data;
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <article aria-label={label} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <Heading className="font-display text-2xl">{label}</Heading>
          <p className="text-muted">{texts.sentWhen({ to: texts.TO[to], when })}</p>
        </div>
        {to === 'guest' && (
          <div className="flex flex-wrap gap-3">
            <Choice
              label={texts.language}
              value={language}
              options={texts.LANGUAGES}
              onChange={(next) => {
                setLanguage(next);
                setTyped(null);
              }}
            />
            <Choice label={texts.about} value={about} options={texts.ABOUT} onChange={setAbout} />
          </div>
        )}
      </div>
      {isOpeningEditable && isGuestMail(mail) && (
        <OpeningEditor
          key={`${mail} ${language}`}
          mail={mail}
          language={language}
          openings={openings}
          usual={shown?.usualOpening ?? ''}
          onTyped={setTyped}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Choice
          label={texts.view}
          value={view}
          options={{ html: texts.asHtml, text: texts.asText }}
          onChange={setView}
        />
        {view === 'html' && (
          <>
            <Choice label={texts.width} value={width} options={texts.WIDTHS} onChange={setWidth} />
            <Choice label={texts.design} value={design} options={texts.DESIGNS} onChange={setDesign} />
          </>
        )}
      </div>
      {preview.isError && !shown && <p className="text-muted">{texts.previewFailed}</p>}
      {!shown && preview.isPending && <div aria-hidden="true" className="skeleton h-96" />}
      {shown && (
        <>
          <p className="break-words">
            <span className="text-muted">{texts.subject}</span>{' '}
            <span className="font-semibold">{shown.subject}</span>
            {shown.attachments.length > 0 && (
              <span className="block text-muted text-sm">
                {texts.withFiles({ names: shown.attachments.join(', ') })}
              </span>
            )}
          </p>
          {view === 'html' ? (
            <MailFrame
              html={shown.html}
              title={texts.previewOf({ label })}
              width={width}
              isDark={design === 'dark'}
            />
          ) : (
            <MailText text={shown.text} />
          )}
        </>
      )}
    </article>
  );
}

/** The value once it has rested. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
