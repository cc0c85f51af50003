import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  parameters: { in: string; name: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

/** The document as a page to read: no scripts, nothing from elsewhere. */
export function docsPage(document: Document): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, value] of Object.entries(methods)) {
      const operation = value as Operation;
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const sections = [...groups].map(
    ([tag, entries]) => `<section><h2>${escapeHtml(tag)}</h2>${entries.join('')}</section>`,
  );
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API – ${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head><body><main><h1>API von ${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1>
<p>Erfolg: <code>{"data": …}</code>, Listen zusätzlich <code>"total"</code>. Fehler: <code>{"errors": [{"message", "field", "code"}]}</code>.
Maschinenlesbar: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
    schemaHtml('Anfrage', schema),
  );
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) =>
      `<tr><td>${escapeHtml(status)}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  const success = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) =>
      Object.values(content ?? {}).map(({ schema }) => schemaHtml('Antwort', schema)),
    );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}${body.join('')}${success.join('')}<table>${answers.join('')}</table></details>`;
}

function schemaHtml(title: string, schema: unknown): string {
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#faf7f2;color:#29221e;margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}
details{background:#fff;border:1px solid #e6ddd0;border-radius:.5rem;margin:.4rem 0;padding:.6rem 1rem}summary{cursor:pointer}
pre{overflow:auto;max-height:24rem;background:#f6f1e9;padding:.75rem;border-radius:.4rem;font-size:.85rem}td{padding:.15rem .8rem .15rem 0;vertical-align:top}
b{color:#8f1d17}code{overflow-wrap:anywhere}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
