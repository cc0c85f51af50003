import * as texts from './mail-texts.ts';

interface LinkMail {
  subject: string;
  text: string;
  html: string;
}

/** The mail with a link to sign in. */
export function loginLinkMail(link: string): LinkMail {
  return linkMail(texts.loginLinkSubject, link, [texts.loginLink, texts.notRequested]);
}

/** The first mail to a new user, who chooses a password after signing in. */
export function invitationMail(link: string): LinkMail {
  return linkMail(texts.invitationSubject, link, [texts.invitation, texts.nextLinks]);
}

function linkMail(subject: string, link: string, [before, after]: readonly [string, string]): LinkMail {
  return {
    subject,
    text: `${texts.greeting}\n\n${before}\n${link}\n\n${after}\n`,
    html: `<p>${texts.greeting}</p><p>${before}<br><a href="${link}">${texts.logInNow}</a></p><p>${after}</p>`,
  };
}
