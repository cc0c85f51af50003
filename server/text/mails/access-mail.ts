import type { FactorChange } from '#domain/access/second-factor.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import * as texts from './access-mail-texts.ts';
import type { Letter } from './letter.ts';
import { greeting } from './mail-texts.ts';

/** To somebody of the team whose second factor has changed: they notice when it was not them (R386). */
export function accessMail(change: FactorChange, href: string): Letter {
  const text = texts.CHANGES[change];
  return {
    language: LANGUAGE,
    subject: texts.subject,
    title: texts.subject,
    preview: text,
    blocks: [
      { kind: 'text', text: greeting },
      { kind: 'text', text },
      { kind: 'text', text: texts.advice },
      { kind: 'link', text: texts.toTheAccount, href },
    ],
    sender: [],
  };
}
