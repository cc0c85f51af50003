import { randomUUID } from 'node:crypto';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import type { Operation } from '#api/openapi/openapi-operations.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { CallOptions, TestServer } from '../support/harness.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_EMPLOYEE } from '../support/template.ts';

export type Declaration = Entity<Fields>;
export const DECLARATIONS = EVERY_ENTITY;

type Values = Record<string, unknown>;

/** A shop with at least one record of everything, so that every call has something to work on. */
export interface World {
  server: TestServer;
  document: OpenApiDocument;
  /** The id of one record by the entity's name, for references. */
  ids: Map<string, number>;
  /** A separate record to read, change and misuse, so that the shop's people, keys and branches survive. */
  targets: Map<string, number>;
  order: { id: number; uid: string; hash: string };
  /** The employee of branch 2. */
  otherUser: number;
  /** Values of path parameters that are not an entity's id. */
  parameters: Record<string, string | number>;
}

/** Noon on a Tuesday: the demo shop is open. */
export const OPEN_NOON = '2026-11-24T12:00:00+01:00';

let count = 0;
/** Never the same twice, for unique fields. */
function fresh(): number {
  count += 1;
  return count;
}

/** Creates what the demo shop lacks through the API itself, as the administrator. */
export async function buildWorld(
  server: TestServer,
  document: OpenApiDocument,
  administrator: CallOptions,
): Promise<World> {
  const world: World = {
    server,
    document,
    ids: new Map(),
    targets: new Map(),
    order: { id: 0, uid: '', hash: '' },
    otherUser: 0,
    parameters: {
      ...{ index: 0, branchId: 1, apiKey: DEVICE_KEY, family: 'Figtree', variant: '400' },
      ...{ mail: 'received', refund: 1, method: 'mollie' },
    },
  };
  const [employee] = await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [EMPLOYEE]);
  const [other] = await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [OTHER_EMPLOYEE]);
  world.otherUser = Number(other?.id);
  for (const { name, path } of DECLARATIONS) {
    const { body } = await server.get(`/api${path}`, administrator);
    const [first] = Array.isArray(body?.data) ? body.data.toSorted(byId) : [];
    if (first) world.ids.set(name, first.id);
  }
  if (employee) world.ids.set('user', Number(employee.id));
  // What a record refers to has to exist first; two rounds are enough for references of references.
  for (let round = 0; round < 3; round += 1) {
    for (const declaration of DECLARATIONS) {
      if (world.targets.has(declaration.name)) continue;
      const id = await createRecord(world, declaration, administrator);
      if (id === null) continue;
      world.targets.set(declaration.name, id);
      if (!world.ids.has(declaration.name)) world.ids.set(declaration.name, id);
    }
  }
  world.order = await placeOrder(server);
  world.ids.set('order', world.order.id);
  Object.assign(world.parameters, { uid: world.order.uid, hash: world.order.hash });
  return world;
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id;
}

/** A new record of the entity; null where it cannot be created (yet). */
export async function createRecord(
  world: World,
  declaration: Declaration,
  options: CallOptions,
  overrides: Values = {},
): Promise<number | null> {
  const operation = world.document.paths[`/api${declaration.path}`]?.post;
  const body = operation && recordBody(world, declaration, operation);
  if (!body) return null;
  const answer = await world.server.post(`/api${declaration.path}`, { ...body, ...overrides }, options);
  return answer.status === 201 ? Number(answer.body.data.id) : null;
}

/** The example of a create or update, with references to existing records; null while they do not exist. */
export function recordBody(
  world: Pick<World, 'ids'>,
  { name: entity, fields, unique = [] }: Declaration,
  operation: Operation,
): Values | null {
  const example = operation.requestBody?.content['application/json']?.example;
  if (typeof example !== 'object' || example === null) return null;
  const { id: _, updatedAt: __, ...body } = structuredClone(example) as Values;
  const day = fresh();
  const distinct = new Set([...unique.flat(), 'identifier', 'email', 'path']);
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in body)) continue;
    const target = field.target === undefined ? undefined : world.ids.get(field.target);
    // The record at hand may be the only one of its kind, and nothing stands in for itself.
    if (field.links || field.target === entity) delete body[name];
    else if (field.target !== undefined && target === undefined) {
      if (!Object.hasOwn(field, 'default')) return null;
      delete body[name];
    } else if (field.target !== undefined) {
      const isLink = field.column === 'references' || field.widget === 'picture';
      const link = isLink ? { id: target } : target;
      body[name] = field.column === 'references' ? [link] : link;
    } else if (field.column === 'instant' && fields.user && typeof body[name] === 'string') {
      // Nobody works twice at the same time: every record has a day of its own.
      body[name] = daysLater(body[name], name in PAST ? -day : day);
    } else if (distinct.has(name) && typeof body[name] === 'string') {
      const value = String(body[name]);
      body[name] = value.includes('@') ? `n${fresh()}.${value}` : `${value}-${fresh()}`;
    }
  }
  return body;
}

/** Worked hours are in the past, planned ones in the future. */
const PAST: Record<string, true> = { startedAt: true, endedAt: true };

function daysLater(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 24 * 60 * 60 * 1_000).toISOString();
}

/** An order of the first simple product of branch 1. */
export async function placeOrder(
  server: TestServer,
  branch = 1,
): Promise<{ id: number; uid: string; hash: string }> {
  // Without an idempotency key, the same request of the same person is the same order.
  const headers = { 'idempotency-key': randomUUID() };
  const { status, body } = await server.post('/api/orders', await orderBody(server, branch), { headers });
  if (status !== 201) throw new Error(`order refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** What a visitor would send to buy one thing. */
export async function orderBody(server: TestServer, branch = 1): Promise<Values> {
  const { body } = await server.get('/api/products');
  const menus = (await server.get(`/api/branches/${branch}/menus`)).body.data;
  const categories = (await server.get('/api/categories')).body.data;
  type Menu = { catalog: { id: number; products: { id: number }[] }[] };
  type Category = { id: number; schedule: unknown[] };
  const isAlways = new Set(
    categories.filter(({ schedule }: Category) => schedule.length === 0).map(({ id }: Category) => id),
  );
  const sold = new Set(
    menus.flatMap((menu: Menu) =>
      menu.catalog
        .filter(({ id }) => isAlways.has(id))
        .flatMap(({ products }) => products.map(({ id }) => id)),
    ),
  );
  type Sold = { id: number; type: string; isLeadTimeEnabled: boolean; schedule: unknown[]; pricing: string };
  const product = body.data.find(
    ({ id, type, isLeadTimeEnabled, schedule, pricing }: Sold) =>
      sold.has(id) && type === 'simple' && !isLeadTimeEnabled && schedule.length === 0 && pricing === 'fixed',
  );
  return {
    branch,
    items: [{ product: product.id, amount: product.minimumQuantity ?? 1, unit: product.unit, parts: [] }],
    firstName: 'Anna',
    lastName: 'Huber',
    email: 'anna.huber@example.at',
    phone: '+436641234567',
    street: 'Marktplatz 3',
    zipCode: '6850',
    city: 'Dornbirn',
    appointmentDate: null,
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  };
}

/** The path with its parameters filled in from the record of the entity that it belongs to. */
export function filledPath(world: World, path: string, overrides: Values = {}): string {
  const owner = DECLARATIONS.find((declaration) => path.startsWith(`/api${declaration.path}/{id}`));
  const id = path.startsWith('/api/orders/')
    ? world.order.id
    : owner && (world.targets.get(owner.name) ?? world.ids.get(owner.name));
  // The staff's contracts are the calls of an entity under another name.
  const staff = path.startsWith('/api/staff/') ? { id: world.ids.get('user') } : {};
  const values: Values = { ...world.parameters, ...staff, ...(id === undefined ? {} : { id }), ...overrides };
  return path.replaceAll(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(String(values[name] ?? 1)));
}
