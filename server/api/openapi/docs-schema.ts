import { escapeHtml } from '#text/escape-html.ts';
import { anchor, codeBlock, table } from './docs-html.ts';
import { componentName, type Schema } from './openapi-schemas.ts';
import * as texts from './texts.ts';

type Schemas = Readonly<Record<string, Schema>>;

const TYPES: Readonly<Record<string, string>> = {
  string: texts.text,
  integer: texts.integer,
  number: texts.number,
  boolean: 'ja/nein',
  object: texts.object,
  array: texts.list,
  null: 'leer (null)',
};
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': texts.instant,
  date: texts.day,
  email: texts.email,
  uuid: 'UUID',
  binary: texts.file,
  uri: texts.address,
};

/** The fields of a schema as a table; everything else as one line. */
export function schemaHtml(schema: Schema, schemas: Schemas): string {
  const { $ref } = schema;
  const shape = $ref === undefined ? schema : (schemas[componentName($ref)] ?? {});
  const name = $ref === undefined ? '' : `<p>${texts.schemaOf({ type: typeHtml(schema) })}</p>`;
  if (shape.properties) return name + fieldsTable(shape, schemas);
  return name || `<p>${typeHtml(schema)}</p>`;
}

export function fieldsTable(shape: Schema, schemas: Schemas): string {
  return table([texts.field, texts.type, texts.meaning], fieldRows(shape, schemas, '', 0));
}

/** Objects without a name of their own are listed field by field, with their path. */
function fieldRows(shape: Schema, schemas: Schemas, before: string, depth: number): string[][] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    const path = before + name;
    const must = shape.required?.includes(name) ? ` <span class="must">${texts.mandatory}</span>` : '';
    const row = [
      `<code>${escapeHtml(path)}</code>${must}`,
      typeHtml(schema) + limitsHtml(schema),
      escapeHtml(String(schema.description ?? '')),
    ];
    const inner = schema.type === 'array' ? schema.items : schema;
    const hasFields = depth < 3 && inner?.$ref === undefined && inner?.properties !== undefined;
    const dot = schema.type === 'array' ? '[].' : '.';
    return [row, ...(hasFields && inner ? fieldRows(inner, schemas, path + dot, depth + 1) : [])];
  });
}

/** 'Liste von Branch', with links to the named schemas. */
export function typeHtml(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = componentName(schema.$ref);
    return `<a href="#schema-${anchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeHtml))].join(texts.or);
  if (schema.allOf) return schema.allOf.map(typeHtml).join(texts.and);
  if (schema.type === 'array')
    return schema.items ? texts.listOf({ type: typeHtml(schema.items) }) : texts.list;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return texts.anything;
  return types
    .map((type) => (type === 'string' && FORMATS[schema.format ?? '']) || TYPES[type])
    .join(texts.or);
}

/** ' (1 bis 200, ohne Angabe 50)' */
export function limitsHtml({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  default: preset,
}: Schema): string {
  const limits = [
    ...(minimum !== undefined && maximum !== undefined ? [texts.between({ minimum, maximum })] : []),
    ...(minimum !== undefined && maximum === undefined ? [texts.atLeast({ minimum })] : []),
    ...(minimum === undefined && maximum !== undefined ? [texts.atMost({ maximum })] : []),
    ...(minLength ? [texts.minLength({ minLength })] : []),
    ...(maxLength === undefined ? [] : [texts.maxLength({ maxLength })]),
    ...(maxItems === undefined ? [] : [texts.maxItems({ maxItems })]),
    ...(preset === undefined ? [] : [texts.preset({ preset: JSON.stringify(preset) })]),
  ];
  return limits.length > 0 ? ` <small>(${escapeHtml(limits.join(', '))})</small>` : '';
}

export function exampleHtml(value: unknown): string {
  return value === undefined ? '' : `<h4>${texts.example}</h4>${codeBlock(value)}`;
}
