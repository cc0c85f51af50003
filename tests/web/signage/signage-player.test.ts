import { describe, expect, it } from 'vitest';
import { filesOf, fontsOf, isOutOfOrder, isPlayer } from '#web/signage/stored-player.ts';
import { renderStaffPage } from '#web/storefront/server-entry.tsx';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

describe('of a TV’s page, these are stored', () => {
  const page = renderStaffPage({
    title: 'Theke – Bildschirm',
    assets: {
      scripts: ['/assets/signage-a_1.js'],
      styles: ['/assets/signage-b.css'],
      preloads: ['/assets/shared-c-2.js', '/assets/figtree-latin-wght-normal-x.woff2'],
      later: [],
    },
  });

  it('each script and style that it links', () => {
    expect(filesOf(page).toSorted()).toEqual([
      '/assets/shared-c-2.js',
      '/assets/signage-a_1.js',
      '/assets/signage-b.css',
    ]);
  });

  it('each font that its styles name', () => {
    const style = '@font-face{src:url(/assets/a-1.woff2)format("woff2")}x{src:url("/assets/b.woff2")}';
    expect(fontsOf(`${style}${style}`)).toEqual(['/assets/a-1.woff2', '/assets/b.woff2']);
    expect(fontsOf('p{color:red}')).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    ['the player', new Response('', { headers: HTML }), true, false],
    ['the page for a wrong key', new Response('', { status: 404, headers: HTML }), false, false],
    ['no page', new Response('{}', { headers: { 'content-type': 'application/json' } }), false, false],
    ['a server that is starting', new Response('', { status: 503, headers: HTML }), false, true],
    ['a gateway without a server', new Response('', { status: 502, headers: HTML }), false, true],
  ])('%s', (_name, response, isStored, isReplaced) => {
    expect([isPlayer(response), isOutOfOrder(response)]).toEqual([isStored, isReplaced]);
  });
});
