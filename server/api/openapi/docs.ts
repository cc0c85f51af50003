import { escapeHtml } from '#text/escape-html.ts';
import { anchor, markdown, STYLE, table } from './docs-html.ts';
import { exampleHtml, fieldsTable, limitsHtml, schemaHtml, typeHtml } from './docs-schema.ts';
import type { OpenApiDocument } from './openapi.ts';
import type { Operation, Response } from './openapi-operations.ts';
import * as texts from './texts.ts';

/** The document as a readable page: no scripts, nothing from other hosts. */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(document, method, path, operation)]);
    }
  }
  const links = tags.map(({ name }) => link(name, anchor(name), groups.get(name)?.length ?? 0));
  const sections = tags.map(
    ({ name, description }) =>
      `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${groups.get(name)?.join('') ?? ''}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${anchor(name)}"><summary><code class="path">${escapeHtml(name)}</code></summary><div class="inside">${markdown(String(schema.description ?? ''))}${
        schema.properties ? fieldsTable(schema, components.schemas) : `<p>${typeHtml(schema)}</p>`
      }</div></details>`,
  );
  return `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(texts.pageTitle(info))}</title><style>${STYLE}</style></head><body><div class="page">
<nav aria-label="${texts.groups}"><ul>${links.join('')}${link(texts.schemas, 'schemas', schemas.length)}</ul></nav>
<main><h1>${escapeHtml(texts.heading(info))}</h1>
<p>${texts.forMachines} <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>${markdown(info.description)}${sections.join('')}
<section id="schemas"><h2>${texts.schemas}</h2><p>${texts.schemasNote}</p>${schemas.join('')}</section></main></div></body></html>`;
}

function link(name: string, target: string, count: number): string {
  return `<li><a href="#${target}">${escapeHtml(name)} <small>${count}</small></a></li>`;
}

function operationHtml(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: Operation,
): string {
  const { schemas } = document.components;
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema, example }]) =>
      `<h3>${texts.requestContent} <small>${escapeHtml(type)}</small></h3>${schemaHtml(schema, schemas)}${exampleHtml(example)}`,
  );
  const parameters = operation.parameters.map(({ name, in: place, required, schema, description }) => [
    `<code>${escapeHtml(name)}</code>${required ? ` <span class="must">${texts.mandatory}</span>` : ''}`,
    PLACES[place],
    typeHtml(schema) + limitsHtml(schema),
    escapeHtml(description),
  ]);
  return `<details id="${anchor(operation.operationId)}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${escapeHtml(path)}</code> <span class="what">${escapeHtml(operation.summary)}</span></summary><div class="inside">
${markdown(operation.description)}${parameters.length > 0 ? `<h3>${texts.parameters}</h3>${table([texts.name, texts.place, texts.type, texts.meaning], parameters)}` : ''}${body.join('')}${responsesHtml(document, operation)}</div></details>`;
}

const PLACES = { path: texts.path, query: texts.query, header: texts.header } as const;

function responsesHtml({ components }: OpenApiDocument, { responses }: Operation): string {
  const all = Object.entries(responses).map(([status, response]): [string, Response] => [
    status,
    '$ref' in response
      ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? { description: '' })
      : response,
  ]);
  const success = all
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.entries(content))
    .map(([type, { schema, example }]) => {
      const data = schema.properties?.data;
      const shown = data?.type === 'array' && data.items ? data.items : (data ?? schema);
      return `<h3>${texts.answerContent} <small>${escapeHtml(type)}</small></h3>${data ? `<p><code>data</code>: ${typeHtml(data)}</p>` : ''}${schemaHtml(shown, components.schemas)}${exampleHtml(example)}`;
    });
  const rows = all.map(([status, { description, headers = {} }]) => [
    `<span class="status">${status}</span>`,
    markdown(description),
    Object.keys(headers)
      .map((name) => `<code>${escapeHtml(name)}</code>`)
      .join(' '),
  ]);
  return `${success.join('')}<h3>${texts.answers}</h3>${table([texts.status, texts.meaning, texts.headers], rows)}`;
}
