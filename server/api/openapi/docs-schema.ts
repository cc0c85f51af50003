import { escapeHtml } from '#text/escape-html.ts';
import { anchor, codeBlock, table } from './docs-html.ts';
import { componentName, type Schema } from './openapi-schemas.ts';

type Schemas = Readonly<Record<string, Schema>>;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'ja/nein',
  object: 'Objekt',
  array: 'Liste',
  null: 'leer (null)',
};
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'Zeitpunkt',
  date: 'Tag (JJJJ-MM-TT)',
  email: 'E-Mail-Adresse',
  uuid: 'UUID',
  binary: 'Datei',
  uri: 'Adresse',
};

/** The fields of a schema as a table; everything else as one line. */
export function schemaHtml(schema: Schema, schemas: Schemas): string {
  const { $ref } = schema;
  const shape = $ref === undefined ? schema : (schemas[componentName($ref)] ?? {});
  const name = $ref === undefined ? '' : `<p>Schema ${typeHtml(schema)}</p>`;
  if (shape.properties) return name + fieldsTable(shape, schemas);
  return name || `<p>${typeHtml(schema)}</p>`;
}

export function fieldsTable(shape: Schema, schemas: Schemas): string {
  return table(['Feld', 'Art', 'Bedeutung'], fieldRows(shape, schemas, '', 0));
}

/** Objects without a name of their own are listed field by field, with their path. */
function fieldRows(shape: Schema, schemas: Schemas, before: string, depth: number): string[][] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    const path = before + name;
    const must = shape.required?.includes(name) ? ' <span class="must">Pflicht</span>' : '';
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
  if (choices) return [...new Set(choices.map(typeHtml))].join(' oder ');
  if (schema.allOf) return schema.allOf.map(typeHtml).join(' und ');
  if (schema.type === 'array') return schema.items ? `Liste von ${typeHtml(schema.items)}` : 'Liste';
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return 'beliebig';
  return types
    .map((type) => (type === 'string' && FORMATS[schema.format ?? '']) || TYPES[type])
    .join(' oder ');
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
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} bis ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`ab ${minimum}`] : []),
    ...(minimum === undefined && maximum !== undefined ? [`bis ${maximum}`] : []),
    ...(minLength ? [`mindestens ${minLength} Zeichen`] : []),
    ...(maxLength === undefined ? [] : [`höchstens ${maxLength} Zeichen`]),
    ...(maxItems === undefined ? [] : [`höchstens ${maxItems} Einträge`]),
    ...(preset === undefined ? [] : [`ohne Angabe ${JSON.stringify(preset)}`]),
  ];
  return limits.length > 0 ? ` <small>(${escapeHtml(limits.join(', '))})</small>` : '';
}

export function exampleHtml(value: unknown): string {
  return value === undefined ? '' : `<h4>Beispiel</h4>${codeBlock(value)}`;
}
