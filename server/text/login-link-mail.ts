interface LinkMail {
  subject: string;
  text: string;
  html: string;
}

/** The mail with a link to sign in. */
export function loginLinkMail(link: string): LinkMail {
  return linkMail('Ihr Anmeldelink', link, [
    'mit diesem Link melden Sie sich im Backend an. Er gilt einmal und 15 Minuten lang:',
    'Wenn Sie diesen Link nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  ]);
}

/** The first mail to a new user, who chooses a password after signing in. */
export function invitationMail(link: string): LinkMail {
  return linkMail('Ihr Zugang zum Backend', link, [
    'für Sie wurde ein Zugang zum Backend eingerichtet. Mit diesem Link melden Sie sich an und wählen ein Passwort. Er gilt einmal und 15 Minuten lang:',
    'Danach können Sie auf der Anmeldeseite jederzeit einen neuen Link anfordern.',
  ]);
}

function linkMail(subject: string, link: string, [before, after]: readonly [string, string]): LinkMail {
  const greeting = 'Guten Tag,';
  return {
    subject,
    text: `${greeting}\n\n${before}\n${link}\n\n${after}\n`,
    html: `<p>${greeting}</p><p>${before}<br><a href="${link}">Jetzt anmelden</a></p><p>${after}</p>`,
  };
}
