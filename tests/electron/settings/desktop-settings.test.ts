import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payloads } from '#electron/payloads.ts';
import { DesktopSettingsFile } from '#electron/settings/desktop-settings.ts';

const DEFAULTS = { mode: 'window', place: null, secondScreen: null, updateAddress: null };
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-settings-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('desktop.json', () => {
  it('keeps what was changed, also by changes that overtake each other', async () => {
    const file = await DesktopSettingsFile.open(directory);
    expect(file.values).toEqual(DEFAULTS);
    await Promise.all([
      file.change({ mode: 'fullscreen' }),
      file.change({ secondScreen: { display: 7, path: '/backend#/kitchen' } }),
      file.change({ mode: 'kiosk' }),
    ]);
    expect((await DesktopSettingsFile.open(directory)).values).toEqual({
      ...DEFAULTS,
      mode: 'kiosk',
      secondScreen: { display: 7, path: '/backend#/kitchen' },
    });
  });

  it('drops what is damaged and keeps the rest', async () => {
    await writeFile(
      join(directory, 'desktop.json'),
      JSON.stringify({ mode: 'cinema', place: { x: 'left' }, updateAddress: 'https://updates.example.at' }),
    );
    const { values } = await DesktopSettingsFile.open(directory);
    expect(values).toEqual({ ...DEFAULTS, updateAddress: 'https://updates.example.at' });
  });

  it('puts a file aside that is no JSON', async () => {
    await writeFile(join(directory, 'desktop.json'), '{ "mode"');
    expect((await DesktopSettingsFile.open(directory)).values).toEqual(DEFAULTS);
    expect(await readdir(directory)).toEqual(['desktop.json.broken']);
    expect(await readFile(join(directory, 'desktop.json.broken'), 'utf8')).toBe('{ "mode"');
  });
});

describe('what a page may set', () => {
  const settings = { hasAutostart: true, mode: 'kiosk', secondScreen: null, updateAddress: null };
  it.each([
    ['/backend#/kitchen', true],
    ['/signage/abc', true],
    ['//evil.example/x', false],
    ['/\\evil.example/x', false],
    ['https://evil.example/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('the page %s on the second screen: %s', (path, isAllowed) => {
    const result = payloads.saveSettings.safeParse([{ ...settings, secondScreen: { display: 1, path } }]);
    expect(result.success).toBe(isAllowed);
  });

  it('no mode that there is not', () => {
    expect(payloads.saveSettings.safeParse([{ ...settings, mode: 'cinema' }]).success).toBe(false);
  });
});
