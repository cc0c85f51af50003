/** The mail with a link to sign in. */
export function loginLinkMail(link: string): { subject: string; text: string; html: string } {
  const lines = [
    'Guten Tag,',
    'mit diesem Link melden Sie sich im Backend an. Er gilt einmal und 15 Minuten lang:',
    'Wenn Sie diesen Link nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  ] as const;
  return {
    subject: 'Ihr Anmeldelink',
    text: `${lines[0]}\n\n${lines[1]}\n${link}\n\n${lines[2]}\n`,
    html: `<p>${lines[0]}</p><p>${lines[1]}<br><a href="${link}">Jetzt anmelden</a></p><p>${lines[2]}</p>`,
  };
}
