import { z } from 'zod';
import { fieldLabel } from '#text/errors/field-labels.ts';

/** A JSON Schema of dialect 2020-12, as used by OpenAPI 3.1. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  [keyword: string]: unknown;
}

export type Direction = 'input' | 'output';
/** German names of the top-level fields. */
export type Labels = Readonly<Record<string, string>>;

export interface SchemaBook {
  /** Every named schema so far. */
  schemas: Record<string, Schema>;
  /**
   * What to write in place of `schema`: a reference for objects, the schema itself for plain values. Uses the first free
   * name; a known shape keeps the name it has.
   */
  refer(schema: z.ZodType, direction: Direction, names: readonly string[], labels?: Labels): Schema;
  /** The same for a schema that already is JSON. */
  referJson(schema: Schema, names: readonly string[]): Schema;
  /** The JSON schema, with everything it refers to in the book; the outermost object itself stays unnamed. */
  open(schema: z.ZodType, direction: Direction, options: { base: string; labels?: Labels }): Schema;
  /** The schema behind a reference. */
  resolve(schema: Schema): Schema;
}

const COMPONENT = '#/components/schemas/';

/** Collects the named schemas of the document, so that each shape is described once. */
export function schemaBook(): SchemaBook {
  const schemas: Record<string, Schema> = {};
  const nameOf = new Map<string, string>();

  function claim(whole: Schema, names: readonly string[]): string {
    const schema = mapped(whole, named);
    if (schema.$ref !== undefined) return componentName(schema.$ref);
    const [last = 'Schema'] = names.slice(-1);
    let name = names.find((candidate) => !schemas[candidate]);
    for (let count = 2; !name; count += 1) if (!schemas[`${last}${count}`]) name = `${last}${count}`;
    schemas[name] = schema;
    nameOf.set(shapeOf(schema), name);
    return name;
  }

  /** A node with a name becomes a reference. */
  function named(node: Schema): Schema {
    const name = node.$ref === undefined ? nameOf.get(shapeOf(node)) : undefined;
    if (name === undefined) return node;
    const { description } = node;
    return { $ref: COMPONENT + name, ...(description === undefined ? {} : { description }) };
  }

  const open: SchemaBook['open'] = (schema, direction, { base, labels = {} }) => {
    // As a property, so that a schema that contains itself becomes a definition of its own.
    const json = jsonOf(z.strictObject({ root: schema }), direction);
    const definitions = json.$defs as Record<string, Schema> | undefined;
    const root = json.properties?.root ?? {};
    const names = register(definitions ?? {}, direction, base);
    const renamed = tidy(labelled(rename(root, names), (name) => labels[name]));
    return renamed.$ref === undefined ? renamed : { ...schemas[componentName(renamed.$ref)] };
  };

  function entryOf(definition: Schema, names: ReadonlyMap<string, string>): Schema {
    return mappedInside(tidy(rename(definition, names)), named);
  }

  /** Puts the definitions of one conversion into the book; they may refer to each other in cycles. */
  function register(definitions: Record<string, Schema>, direction: Direction, base: string) {
    const names = new Map(
      Object.keys(definitions).map((id) => [id, id.replace(/^__schema(\d+)$/, `${base}Part$1`)] as const),
    );
    for (let isSettled = false; !isSettled; ) {
      isSettled = true;
      for (const [id, definition] of Object.entries(definitions)) {
        const name = names.get(id) ?? id;
        const present = schemas[name];
        const wanted = entryOf(definition, names);
        if (!present || JSON.stringify(present) === JSON.stringify(wanted)) continue;
        names.set(id, direction === 'input' && !name.endsWith('Input') ? `${name}Input` : `${name}2`);
        isSettled = false;
      }
    }
    for (const [id, definition] of Object.entries(definitions)) {
      const name = names.get(id) ?? id;
      const schema = entryOf(definition, names);
      schemas[name] = schema;
      nameOf.set(shapeOf(schema), name);
    }
    return names;
  }

  function referJson(schema: Schema, names: readonly string[]): Schema {
    if (schema.$ref !== undefined) return schema;
    if (schema.type === 'array' && schema.items) {
      return {
        ...schema,
        items: referJson(
          schema.items,
          names.map((name) => `${name}Item`),
        ),
      };
    }
    const [first, second] = schema.anyOf ?? [];
    if (first && second?.type === 'null' && schema.anyOf?.length === 2) {
      return { ...schema, anyOf: [referJson(first, names), second] };
    }
    const isShape = schema.type === 'object' && Object.keys(schema.properties ?? {}).length > 0;
    const isUnion = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(({ type }) => type === 'object');
    return isShape || isUnion ? { $ref: COMPONENT + claim(schema, names) } : schema;
  }

  return {
    schemas,
    open,
    referJson,
    refer: (schema, direction, names, labels = {}) =>
      referJson(open(schema, direction, { base: names[0] ?? 'Schema', labels }), names),
    resolve: (schema) => {
      let found = schema;
      while (found.$ref !== undefined) found = schemas[componentName(found.$ref)] ?? {};
      return found;
    },
  };
}

export function componentName(reference: string): string {
  return reference.slice(COMPONENT.length);
}

function jsonOf(schema: z.ZodType, direction: Direction): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return json as Schema;
}

function rename(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  return mapped(schema, (node) => {
    if (!node.$ref?.startsWith('#/$defs/')) return node;
    const id = node.$ref.slice('#/$defs/'.length);
    return { ...node, $ref: COMPONENT + (names.get(id) ?? id) };
  });
}

/** Formats for which the regular expression tells a reader nothing more. */
const KNOWN_FORMATS = new Set(['date-time', 'date', 'email', 'uuid']);

/** Without limits that only reflect number types, and with the German name of every field that has one. */
function tidy(schema: Schema): Schema {
  return mapped(schema, (node) => {
    const { pattern, maximum, minimum, ...rest } = node;
    const isKnown = typeof node.format === 'string' && KNOWN_FORMATS.has(node.format);
    return labelled(
      {
        ...rest,
        ...(pattern === undefined || isKnown ? {} : { pattern }),
        ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
        ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
      },
      fieldLabel,
    );
  });
}

/** A property's own description takes precedence. */
function labelled(schema: Schema, labelOf: (name: string) => string | null | undefined): Schema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const description = property.description ?? labelOf(name);
    return [name, description ? { ...property, description } : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Equal for schemas that allow the same, however they are described. */
function shapeOf(schema: Schema): string {
  const bare = mapped(schema, ({ description: _, ...node }) => node);
  return JSON.stringify(bare);
}

const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;
const SINGLE = ['items', 'additionalProperties', 'propertyNames', 'not'] as const;

/** A schema and every schema inside it, innermost first. */
function mapped(schema: Schema, change: (node: Schema) => Schema): Schema {
  return change(mappedInside(schema, change));
}

function mappedInside(schema: Schema, change: (node: Schema) => Schema): Schema {
  const node: Schema = { ...schema };
  if (node.properties) {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, value]) => [name, mapped(value, change)]),
    );
  }
  for (const key of LISTS) {
    const list = node[key];
    if (list) node[key] = list.map((value) => mapped(value, change));
  }
  for (const key of SINGLE) {
    const value = node[key];
    if (typeof value === 'object' && value !== null) node[key] = mapped(value as Schema, change);
  }
  return node;
}
