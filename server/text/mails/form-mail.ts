import type { CleanForm } from '#domain/contact/contact-form.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { type Block, type Letter, oneLine, type Row } from './letter.ts';
import * as texts from './mail-texts.ts';

interface Surroundings {
  shopName: string;
  /** Files that are too large to be attached. */
  linked: readonly { name: string; href: string }[];
}

/** The mail to the shop about a contact form. */
export function formMail(form: CleanForm, { shopName, linked }: Surroundings): Letter {
  const name = `${form.firstName} ${form.lastName}`;
  const facts: Row[] = [
    [texts.subject, form.subject],
    [texts.company, form.company],
    [texts.name, name],
    [texts.email, form.email],
    [texts.phone, form.phone],
  ];
  return {
    language: LANGUAGE,
    subject: oneLine(texts.formSubject({ subject: form.subject, name })),
    title: texts.formTitle,
    preview: oneLine(form.comment || texts.noMessage),
    blocks: [
      { kind: 'text', text: texts.formIntro({ shop: shopName }) },
      { kind: 'rows', title: '', rows: facts.filter(([, value]) => value !== '') },
      { kind: 'text', text: form.comment || texts.noMessage },
      ...(linked.length === 0 ? [] : [{ kind: 'text' as const, text: texts.moreFiles }]),
      ...linked.map(({ name: file, href }): Block => ({ kind: 'link', text: file, href })),
    ],
    sender: [],
  };
}
