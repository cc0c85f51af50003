import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsInput } from '#inputs/analytics.ts';
import { branch, item, product } from '#tests/factories.ts';
import { useStaff } from '#web/lib/staff.ts';
import {
  trackAddToCart,
  trackInitiateCheckout,
  trackPageView,
  trackPurchase,
} from '#web/lib/tracking/analytics.ts';

const shopBranch = branch({ id: 7, identifier: 'markt' });
const items = [item({ product: product({ id: 12 }), amount: 2 }), item({ product: product({ id: 34 }) })];
const sent: { url: string; body: unknown; keepalive: boolean | undefined }[] = [];

beforeEach(() => {
  sent.length = 0;
  useStaff.setState({ staff: null, isKnown: true });
  vi.stubGlobal('document', { cookie: 'theke_consent=accepted' });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', async (url: string, { body, keepalive }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)), keepalive });
    throw new TypeError('no network');
  });
});

const everything = () => {
  trackPageView('/', null);
  trackAddToCart(shopBranch, { product: product(), amount: 1 });
  trackInitiateCheckout(shopBranch, items, 'EUR');
  trackPurchase(shopBranch, items, { gross: 14.7, currency: 'EUR' });
};

describe('the analytics log', () => {
  it.each(['', 'theke_consent=declined', 'other=accepted'])(
    'gets nothing with the cookies "%s"',
    (cookie) => {
      vi.stubGlobal('document', { cookie });
      everything();
      expect(sent).toEqual([]);
    },
  );

  it('gets page views, AddToCart, InitiateCheckout and Purchase in the server’s format, and ignores failures', async () => {
    everything();
    await Promise.resolve();
    expect(sent.map(({ url, keepalive }) => [url, keepalive])).toEqual(
      Array.from({ length: 4 }, () => ['/api/analytics-log', true]),
    );
    for (const { body } of sent) expect(analyticsInput.safeParse(body).error).toBeUndefined();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { type: 'page-view', data: { path: '/' } },
      {
        type: 'AddToCart',
        action: 'Käsesemmel',
        category: 'markt',
        data: { branch: 7, product: 1, amount: 1 },
      },
      { type: 'InitiateCheckout', data: { branch: 7, items: 2, currency: 'EUR' } },
      {
        type: 'Purchase',
        data: { branch: 7, items: 2, products: '12x2,34x1', gross: 14.7, currency: 'EUR' },
      },
    ]);
  });

  it('never gets the number or the secret of an order', () => {
    trackPageView('/status/ABCDEFGH23/geheimnis', null);
    expect(JSON.stringify(sent)).not.toMatch(/ABCDEFGH23|geheimnis/);
    expect(sent).toMatchObject([{ body: { type: 'page-view', data: { path: '/status' } } }]);
  });

  it('names the branch of a page', () => {
    trackPageView('/store/markt', shopBranch);
    expect(sent).toMatchObject([{ body: { category: 'markt', data: { branch: 7, path: '/store/markt' } } }]);
  });

  it('reveals no total that the shop hides', () => {
    trackPurchase(shopBranch, items, { gross: null, currency: 'EUR' });
    expect(sent).toMatchObject([{ body: { data: { gross: null } } }]);
  });

  it('does not count the staff, and waits until it is known who is here', () => {
    useStaff.setState({ isKnown: false });
    everything();
    expect(sent).toEqual([]);
    useStaff.setState({ staff: { name: 'Leo Leitner', roles: ['ROLE_EMPLOYEE'] }, isKnown: true });
    everything();
    expect(sent).toEqual([]);
    useStaff.setState({ staff: null, isKnown: false });
    everything();
    useStaff.setState({ staff: null, isKnown: true });
    expect(sent).toHaveLength(4);
  });
});
