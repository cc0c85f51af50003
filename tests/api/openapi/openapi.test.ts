import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import { ALL_CODES } from '#api/openapi/openapi-failures.ts';
import type { Schema } from '#api/openapi/openapi-schemas.ts';
import {
  type DocumentedOperation,
  documentChecker,
  operationsOf,
  responseOf,
} from '../generated/document.ts';
import { PROCEDURES, ROUTES } from '../generated/routes.ts';
import { startServer, type TestServer } from '../support/harness.ts';

let server: TestServer;
let document: OpenApiDocument;
let operations: DocumentedOperation[];
let check: ReturnType<typeof documentChecker>;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  document = (await server.get('/api/openapi.json')).body;
  operations = operationsOf(document);
  check = documentChecker(document);
});
afterAll(() => server?.stop());

describe('GET /api/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('documents every route and nothing else', () => {
    const documented = operations.map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says in German what a call does, who may call, and what its parameters mean', () => {
    for (const { method, path, operation } of operations) {
      const place = `${method} ${path}`;
      expect(operation.summary, place).toMatch(/^[A-ZÄÖÜ0-9]/);
      expect(operation.description, place).toMatch(/Wer: /);
      for (const { name, description } of operation.parameters)
        expect(description, `${place} ${name}`).toMatch(/\S/);
    }
    const names = document.tags.map(({ name }) => name);
    for (const { operation } of operations) expect(names).toContain(operation.tags[0]);
    for (const { name, description } of document.tags) expect(description.length, name).toBeGreaterThan(5);
  });

  it('describes the success response of every call', () => {
    const silent = PROCEDURES.filter(({ rest }) => rest.status !== 204 && !rest.output).map(
      ({ procedure }) => procedure,
    );
    expect(silent).toEqual([]);
  });

  it('describes answers strictly: no object may have undeclared fields', () => {
    const loose: string[] = [];
    for (const { method, path, operation } of operations) {
      if (path === '/api/openapi.json') continue;
      for (const [status, { schema }] of schemasOf(document, operation))
        for (const at of looseObjects(schema)) loose.push(`${method} ${path} ${status} ${at}`);
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (/(Body|Create|Update|Form|Input)\d*$|^(ApiOpenapiJson|RichText)$/.test(name)) continue;
      for (const at of looseObjects(schema)) loose.push(`${name} ${at}`);
    }
    expect(loose).toEqual([]);
  });

  it('gives examples that match their schemas', () => {
    const wrong: string[] = [];
    for (const { method, path, operation } of operations) {
      const place = `${method} ${path}`;
      for (const [type, { schema, example }] of Object.entries(operation.requestBody?.content ?? {})) {
        if (type !== 'application/json') continue;
        const fault = check(schema, example);
        if (fault) wrong.push(`${place} body: ${fault}`);
      }
      for (const [status, { schema, example }] of schemasOf(document, operation)) {
        const fault = check(schema, example);
        if (fault) wrong.push(`${place} ${status}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('lists every code with its status and sentence', () => {
    const { ErrorCode } = document.components.schemas;
    expect(ErrorCode?.enum).toEqual(ALL_CODES);
    for (const code of ALL_CODES) expect(ErrorCode?.description).toContain(`\`${code}\``);
  });

  it('names the authentication: who needs a session, a token, a key', () => {
    for (const { method, path, access } of ROUTES) {
      const operation = operations.find((one) => one.path === path && one.method === method)?.operation;
      const isPublic = access === 'public';
      expect(operation?.security.length === 0, path).toBe(isPublic);
      if (isPublic) continue;
      const session = operation?.security.find((way) => 'session' in way);
      expect(session?.session ?? []).toEqual(access.filter((role) => role !== 'device'));
      if (session) expect('csrfToken' in session, path).toBe(method !== 'GET');
      expect(operation?.security.some((way) => 'deviceKey' in way)).toBe(access.includes('device'));
    }
  });

  it('answers 304 to its ETag', async () => {
    const { headers } = await server.get('/api/openapi.json');
    const again = await server.get('/api/openapi.json', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/docs', () => {
  it('is a page that loads nothing from elsewhere', async () => {
    const { status, headers, body } = await server.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const { path } of ROUTES) expect(body).toContain(path.replaceAll('&', '&amp;'));
    for (const { name } of document.tags) expect(body).toContain(name);
    expect(body).not.toMatch(/<script|<link|<img|@import|url\(/);
  });

  it('has no broken link', async () => {
    const { body }: { body: string } = await server.get('/api/docs');
    const targets = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
  });
});

function schemasOf(document: OpenApiDocument, operation: DocumentedOperation['operation']) {
  return Object.keys(operation.responses).flatMap((status) => {
    const content = responseOf(document, operation, Number(status))?.content?.['application/json'];
    return content ? [[status, content] as const] : [];
  });
}

/** The paths of objects that do not declare their fields, and of values that may be anything. */
function looseObjects(schema: Schema, at = ''): string[] {
  if (schema.$ref !== undefined) return [];
  const own = isLoose(schema) ? [at || '.'] : [];
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['[]', schema.items] as const] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one, index) => [`|${index}`, one] as const),
    ...(typeof schema.additionalProperties === 'object' ? [['*', schema.additionalProperties] as const] : []),
  ];
  return [...own, ...inner.flatMap(([name, child]) => looseObjects(child, `${at}.${name}`))];
}

function isLoose(schema: Schema): boolean {
  if (schema.type === 'object') {
    const { additionalProperties } = schema;
    return additionalProperties !== false && typeof additionalProperties !== 'object';
  }
  const says = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'not'].some(
    (keyword) => keyword in schema,
  );
  // The details of a refusal depend on its code.
  return !says && !schema.description?.startsWith('Was zur Ablehnung gehört');
}
