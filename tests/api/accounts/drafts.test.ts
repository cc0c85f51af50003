import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, startServer, type TestServer } from '../support/harness.ts';
import { SAMPLES } from '../support/record-samples.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';

let server: TestServer;
let administrator: CallOptions;
let manager: CallOptions;
let employee: CallOptions;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  administrator = { session: await server.login(ADMIN) };
  manager = { session: await server.login(MANAGER) };
  employee = { session: await server.login(EMPLOYEE) };
});
afterAll(() => server?.stop());

/** What is being prepared or has been taken back, by its path. */
const HIDDEN = [
  ['sites', { ...SAMPLES.site?.(), isPublic: false }],
  ['divisions', { name: 'Noch geheim', isPublic: false }],
  ['donatees', { name: 'Nicht mehr', identifier: 'nicht-mehr', isEnabled: false }],
] as const;

describe('what visitors do not see (R220)', () => {
  it.each(HIDDEN)('%s: managers read it, employees no more than visitors', async (path, body) => {
    const made = await server.post(`/api/${path}`, body, administrator);
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    for (const [options, isShown] of [
      [administrator, true],
      [manager, true],
      [employee, false],
      [{}, false],
    ] as const) {
      const list = await server.get(`/api/${path}`, options);
      expect(list.body.data.map((row: { id: number }) => row.id).includes(id)).toBe(isShown);
      expect((await server.get(`/api/${path}/${id}`, options)).status).toBe(isShown ? 200 : 404);
    }
    const [asEmployee, asVisitor] = await Promise.all([
      server.get(`/api/${path}`, employee),
      server.get(`/api/${path}`),
    ]);
    expect(asEmployee.body).toEqual(asVisitor.body);
  });

  it('the catalogue that employees sell from is theirs to read, with what is switched off', async () => {
    const made = await server.post(
      '/api/categories',
      { name: 'Winter', isEnabled: false, isPublic: false },
      administrator,
    );
    const { id } = made.body.data;
    expect((await server.get(`/api/categories/${id}`, employee)).status).toBe(200);
    expect((await server.get(`/api/categories/${id}`)).status).toBe(404);
  });
});
