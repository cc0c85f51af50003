import { describe, expect, it } from 'vitest';
import { canOfferInstall } from '#web/lib/install.ts';
import { promptDelay } from '#web/storefront/pwa/install-delay.ts';

const READY = {
  isPluginOn: true,
  isRead: true,
  isSupported: true,
  isStandalone: false,
  isInstalled: false,
  isKiosk: false,
};
const AGREED = {
  ...READY,
  consent: 'accepted',
  isFreshConsent: false,
  isDismissed: false,
  isAnswered: false,
} as const;

/** What alone suffices to withdraw the offer. */
const OBSTACLES = [
  ['the plugin is off', { isPluginOn: false }],
  ['the browser was not asked yet', { isRead: false }],
  ['installing is not supported', { isSupported: false }],
  ['the page runs as an app', { isStandalone: true }],
  ['the app is installed', { isInstalled: true }],
  ['it is a self-service terminal', { isKiosk: true }],
] as const;

describe('installing is offered', () => {
  it('when nothing prevents it', () => {
    expect(canOfferInstall(READY)).toBe(true);
  });

  it.each(OBSTACLES)('not when %s', (_name, obstacle) => {
    expect(canOfferInstall({ ...READY, ...obstacle })).toBe(false);
  });
});

describe('the page offers it by itself', () => {
  it('5 seconds after loading when consent was given before', () => {
    expect(promptDelay(AGREED)).toBe(5_000);
  });

  it('250 ms after accepting in the banner', () => {
    expect(promptDelay({ ...AGREED, isFreshConsent: true })).toBe(250);
  });

  it.each([
    ...OBSTACLES,
    ['nobody has decided', { consent: 'open' }],
    ['only what is necessary was chosen', { consent: 'declined', isFreshConsent: true }],
    ['it was dismissed within the last month', { isDismissed: true }],
    ['it was answered on this page', { isAnswered: true }],
  ] as const)('not when %s', (_name, obstacle) => {
    expect(promptDelay({ ...AGREED, ...obstacle })).toBeNull();
  });
});
