import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import type { Operation, Response } from '#api/openapi/openapi-operations.ts';
import type { TestServer } from '../support/harness.ts';

export interface DocumentedOperation {
  method: string;
  path: string;
  operation: Operation;
}

export async function readDocument(server: TestServer): Promise<OpenApiDocument> {
  return (await server.get('/api/openapi.json')).body;
}

/** Every operation in the order of the document. */
export function operationsOf(document: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The response for a status, inline or by reference. */
export function responseOf(document: OpenApiDocument, operation: Operation, status: number): Response | null {
  const response = operation.responses[status];
  if (!response) return null;
  if (!('$ref' in response)) return response;
  return document.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? null;
}

/** Validates values against schemas of the document; returns what is wrong, or null. */
export function documentChecker(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  // The package is CommonJS: its default export arrives as a property of the default.
  const formats = 'default' in addFormats ? addFormats.default : addFormats;
  (formats as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema: object, value: unknown): string | null => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    if (validate(value)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
  };
}
