import { LANGUAGE } from '#domain/text/language.ts';
import type { Letter } from './letter.ts';
import * as texts from './mail-texts.ts';

/** The mail with a link to sign in. */
export function loginLinkMail(link: string): Letter {
  return linkMail(texts.loginLinkSubject, link, [texts.loginLink, texts.notRequested]);
}

/** The first mail to a new user, who chooses a password after signing in. */
export function invitationMail(link: string): Letter {
  return linkMail(texts.invitationSubject, link, [texts.invitation, texts.nextLinks]);
}

function linkMail(subject: string, href: string, [before, after]: readonly [string, string]): Letter {
  return {
    language: LANGUAGE,
    subject,
    title: subject,
    preview: before,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: before },
      { kind: 'link', text: texts.logInNow, href },
      { kind: 'text', text: after },
    ],
    sender: [],
  };
}
