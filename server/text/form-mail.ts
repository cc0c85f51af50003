import type { CleanForm } from '#domain/contact/contact-form.ts';
import { escapeHtml } from './escape-html.ts';

interface Surroundings {
  shopName: string;
  /** Files that are too large to be attached. */
  linked: readonly { name: string; href: string }[];
}

/** The mail to the shop about a contact form. */
export function formMail(
  form: CleanForm,
  { shopName, linked }: Surroundings,
): { subject: string; text: string; html: string } {
  const name = `${form.firstName} ${form.lastName}`;
  const rows = [
    ['Anliegen', form.subject],
    ['Firma', form.company],
    ['Name', name],
    ['E-Mail', form.email],
    ['Telefon', form.phone],
  ].filter(([, value]) => value !== '');
  const comment = form.comment || '(keine Nachricht)';
  const intro = `Über das Kontaktformular von ${shopName} ist eine Anfrage eingelangt. Ihre Antwort auf diese E-Mail geht an die Absenderin oder den Absender.`;
  const files = linked.map(({ name: file, href }) => `${file}: ${href}`);
  const links = linked.map(
    ({ name: file, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(file)}</a></li>`,
  );
  return {
    subject: `${form.subject}: Anfrage von ${name}`,
    text: `${[
      intro,
      rows.map((row) => row.join(': ')).join('\n'),
      comment,
      ...(files.length > 0 ? [`Weitere Dateien:\n${files.join('\n')}`] : []),
    ].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(form.subject)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#1f1a17">
<p>${escapeHtml(intro)}</p>
<table>${rows.map((row) => `<tr>${row.map((cell) => `<td style="padding:2px 16px 2px 0">${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>
<p>${escapeHtml(comment).replaceAll('\n', '<br>')}</p>
${links.length > 0 ? `<p>Weitere Dateien:</p><ul>${links.join('')}</ul>` : ''}
</body></html>
`,
  };
}
