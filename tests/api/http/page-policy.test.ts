import { describe, expect, it } from 'vitest';
import { type PageSources, pageSecurity, SECURITY_HEADERS } from '#api/http/security-headers.ts';
import type { Site } from '#entities/site.ts';

const OFF = { enablePluginMapbox: false, mapToken: '', pixelId: '' };
const NONE = { sites: [], blocks: [] };

function site(...links: string[]): Site {
  const body = links.map((src) => ({
    type: 'iFrameText' as const,
    value: { title: '', text: '', src, position: 'typeA' as const, linkLabel: '', link: '' },
  }));
  return {
    id: 1,
    path: '/rundgang',
    name: 'Rundgang',
    title: '',
    description: '',
    type: 'custom_site',
    isPublic: true,
    content: { title: '', description: '', image: null, body },
  };
}

/** The sources of each directive, beyond those of every answer. */
function added(sources: PageSources): Record<string, string> {
  const usual = directives(SECURITY_HEADERS['content-security-policy'] ?? '');
  const own = directives(pageSecurity(sources)['content-security-policy'] ?? '');
  const names = [...own.keys()].filter((name) => own.get(name) !== usual.get(name));
  expect([...usual.keys()].filter((name) => !own.has(name))).toEqual([]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      own
        .get(name)
        ?.replace(usual.get(name) ?? '', '')
        .trim() ?? '',
    ]),
  );
}

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const MAP = {
  'connect-src':
    'https://api.mapbox.com https://events.mapbox.com https://tiles.mapbox.com https://*.tiles.mapbox.com',
  'img-src': 'https://api.mapbox.com',
  'child-src': "'self' blob:",
};
const PIXEL = {
  'script-src': 'https://connect.facebook.net',
  'img-src': 'https://www.facebook.com',
  'connect-src': 'https://www.facebook.com',
};

describe('the policy of a page', () => {
  it.each<[string, Partial<PageSources['config']>, Partial<PageSources['content']>, Record<string, string>]>([
    ['without extras is that of every answer', {}, {}, {}],
    ['with a map allows mapbox', { enablePluginMapbox: true, mapToken: 'pk.x' }, {}, MAP],
    ['with the plugin alone allows nobody', { enablePluginMapbox: true }, {}, {}],
    ['with the token alone allows nobody', { mapToken: 'pk.x' }, {}, {}],
    ['with a pixel allows its hosts', { pixelId: '1234' }, {}, PIXEL],
    [
      'with both allows both',
      { enablePluginMapbox: true, mapToken: 'pk.x', pixelId: '1234' },
      {},
      {
        'script-src': PIXEL['script-src'],
        'img-src': `${MAP['img-src']} ${PIXEL['img-src']}`,
        'connect-src': `${MAP['connect-src']} ${PIXEL['connect-src']}`,
        'child-src': MAP['child-src'],
      },
    ],
    [
      'with frames allows the hosts that public pages name, each once',
      {},
      {
        sites: [
          site('https://kuula.co/a', 'https://kuula.co/b'),
          site('https://my.matterport.com/show/?m=1'),
        ],
      },
      { 'frame-src': "'self' https://kuula.co https://my.matterport.com" },
    ],
    [
      'with frames in shared contents allows their hosts',
      {},
      { blocks: [{ id: 1, identifier: 'tour', content: site('https://player.vimeo.com/video/1').content }] },
      { 'frame-src': "'self' https://player.vimeo.com" },
    ],
    [
      'with an address outside the list allows nobody',
      {},
      { sites: [site('https://evil.example/x; script-src *', 'http://kuula.co/a', '')] },
      {},
    ],
  ])('%s', (_name, config, content, expected) => {
    expect(added({ config: { ...OFF, ...config }, content: { ...NONE, ...content } })).toEqual(expected);
  });

  it('never allows inline scripts, and nobody may frame the shop', () => {
    const sources = { config: { enablePluginMapbox: true, mapToken: 'x', pixelId: '1' }, content: NONE };
    const policy = directives(pageSecurity(sources)['content-security-policy'] ?? '');
    expect(policy.get('script-src')).not.toMatch(/unsafe|data:|blob:|\*/);
    expect(policy.get('frame-ancestors')).toBe("'self'");
  });

  it('reveals the shop’s address to third parties only where they require it', () => {
    expect(pageSecurity({ config: OFF, content: NONE })).not.toHaveProperty('referrer-policy');
    const framed = { config: OFF, content: { ...NONE, sites: [site('https://kuula.co/a')] } };
    expect(pageSecurity(framed)['referrer-policy']).toBe('strict-origin');
  });
});
