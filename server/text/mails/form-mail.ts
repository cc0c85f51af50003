import type { CleanForm } from '#domain/contact/contact-form.ts';
import { escapeHtml } from '../escape-html.ts';
import * as texts from './mail-texts.ts';

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
  const facts: [label: string, value: string][] = [
    [texts.subject, form.subject],
    [texts.company, form.company],
    [texts.name, name],
    [texts.email, form.email],
    [texts.phone, form.phone],
  ];
  const rows = facts.filter(([, value]) => value !== '');
  const comment = form.comment || texts.noMessage;
  const intro = texts.formIntro({ shop: shopName });
  const files = linked.map(({ name: file, href }) => texts.fact({ label: file, value: href }));
  const links = linked.map(
    ({ name: file, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(file)}</a></li>`,
  );
  return {
    subject: texts.formSubject({ subject: form.subject, name }),
    text: `${[
      intro,
      rows.map(([label, value]) => texts.fact({ label, value })).join('\n'),
      comment,
      ...(files.length > 0 ? [[texts.moreFiles, ...files].join('\n')] : []),
    ].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${escapeHtml(form.subject)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#1f1a17">
<p>${escapeHtml(intro)}</p>
<table>${rows.map((row) => `<tr>${row.map((cell) => `<td style="padding:2px 16px 2px 0">${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>
<p>${escapeHtml(comment).replaceAll('\n', '<br>')}</p>
${links.length > 0 ? `<p>${texts.moreFiles}</p><ul>${links.join('')}</ul>` : ''}
</body></html>
`,
  };
}
