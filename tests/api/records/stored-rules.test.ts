import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { SAMPLES, unique } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const { post } = recordCalls(() => ({ server, session: admin }));

describe('what is stored of pages', () => {
  it('a page holds only the sections that its type shows', async () => {
    const section = (type: string) => ({ type, value: {} });
    const page = (type: string, ...body: string[]) =>
      post('/sites', {
        ...SAMPLES.site?.(),
        path: `/${unique('seite')}`,
        type,
        content: { body: body.map(section) },
      });
    const configurator = await page('custom_configurator', 'title', 'vacancies', 'form');
    expect(configurator.status).toBe(422);
    expect(fieldsOf(configurator.body)).toEqual([
      'content.body.1.type: section-not-allowed',
      'content.body.2.type: section-not-allowed',
    ]);
    expect((await page('simple', 'heroA')).status).toBe(422);
    expect((await page('custom_party_service', 'title', 'productFilter')).status).toBe(201);
    expect((await page('custom_site', 'vacancies', 'form')).status).toBe(201);
  });

  it('a legal text is linked on a page, not by mail or phone', async () => {
    const save = (imprint: string) => post('/config', { imprint });
    for (const link of ['mailto:recht@example.at', 'tel:+431234567', '#agb', '?x=1'])
      expect(fieldsOf((await save(link)).body), link).toEqual(['imprint: page-link-invalid']);
    for (const link of ['/agb', 'https://example.at/agb', ''])
      expect((await save(link)).status, link).toBe(200);
  });

  it.each([
    '/Store/neu',
    '/Backend',
    '/checkout',
    '/app-icon/x',
    '/sitemap.xml',
    '/robots.txt',
    '/service-worker.js',
    '/SITE/imprint',
    '/../neu',
  ])('the shop itself serves %s', async (path) => {
    const taken = await post('/sites', { ...SAMPLES.site?.(), path });
    expect(fieldsOf(taken.body)).toEqual(['path: path-invalid']);
  });
});

it.each([
  [{ minimumQuantity: 5, maximumQuantity: 2 }, 'alternativeUnits.0.maximumQuantity: too-small'],
  [{ quantityStepSize: 0 }, 'alternativeUnits.0.quantityStepSize: too-small'],
  [{ maximumQuantity: 0 }, 'alternativeUnits.0.maximumQuantity: too-small'],
])('no amount of another unit could meet %j', async (limits, fault) => {
  const crate = {
    unit: 'package',
    ratio: 10,
    calculationModel: null,
    minimumQuantity: null,
    maximumQuantity: null,
    quantityStepSize: null,
    ...limits,
  };
  const { body } = await post('/products', { ...SAMPLES.product?.(), alternativeUnits: [crate] });
  expect(fieldsOf(body)).toEqual([fault]);
});
