import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordBlocklist } from '#adapters/password-blocklist.ts';
import { type BreachService, sha1, startBreachService } from '../peers/breach-service.ts';

const BREACHED = 'aus-einem-leck-bekannt';
const PADDING = 'nur-als-polster';
const warnings: string[] = [];
const log = { info: () => {}, error: () => {}, warn: (data: object) => warnings.push(JSON.stringify(data)) };

let service: BreachService;
beforeAll(async () => {
  service = await startBreachService([BREACHED], [PADDING]);
});
afterAll(() => service?.close());
beforeEach(() => {
  service.setMood('well');
  service.asked.length = 0;
  warnings.length = 0;
});

const withService = () => passwordBlocklist({ checkUrl: `${service.url}/`, log });

describe('common passwords', () => {
  const { isFrequent } = passwordBlocklist({ checkUrl: null, log });

  it.each(['password', 'Password', 'PASSWORD1', '12345678', 'qwertzuiop', 'iloveyou', 'Passwort'])(
    '%s is one',
    (password) => {
      expect(isFrequent(password)).toBe(true);
    },
  );

  it.each(['lauter-kleine-semmeln', 'hasOwnProperty-Xy', '', 'ein ganz langer satz ohne sinn'])(
    '%j is not',
    (password) => {
      expect(isFrequent(password)).toBe(false);
    },
  );
});

describe('plain words', () => {
  const { isPlainWord } = passwordBlocklist({ checkUrl: null, log });

  it.each([
    'Sommer2026!',
    'hallo1234',
    '!Hoffnung!!',
    'Katharina7',
    'Schäfer-123',
    'schaefer123',
    '2026Fischer',
    'Willkommen123',
    'Willkommen2026!',
    'willkommen1234567890',
    'Passwort1234',
    'Passwort2026!',
    'Passwort123456789',
    'P@ssw0rt1234',
    'Passwortpasswort',
    'hallohallohallo',
    'Hallowelt123',
    'IchLiebeDich1',
    'Schmetterling1',
    'Sonnenschein2026',
    'Weihnachten2026!',
    'Prinzessin123',
    'Oesterreich1!',
    'Österreich2026!!!',
    'Deutschland2026',
    'Restaurant2026!',
    'Gasthaus12345',
    'Schnitzel1234!',
    'Wirtshaus!!!!',
    'Kennwort12345',
    'September2026!',
    'Frühling2026!!',
    'Fruehling2026!!',
    'München123456',
    'Katharina24121985',
    'Administrator1!',
  ])('%s is one', (password) => {
    expect(isPlainWord(password)).toBe(true);
  });

  it.each([
    'Lauter-kleine-Semmeln-7',
    'Sommer Kamp 26',
    'xq7rtLpzwe',
    '12345678',
    '',
    'Wiedersehen-2026-im-Juli',
    'Sommer 83 Kren 7145',
    'Katharina7319264805',
    'pferd batterie heftklammer richtig',
    'Kren und Senf seit 1931',
    'SemmelKrenGurkeFenster',
    'drei Knödel, zwei Gurken und ein Bier',
    'linde-oktober-fahrrad-suppe',
  ])('%j is not', (password) => {
    expect(isPlainWord(password)).toBe(false);
  });
});

describe('breached passwords', () => {
  it('are found, others are not', async () => {
    const { isBreached } = withService();
    expect(await isBreached(BREACHED)).toBe(true);
    expect(await isBreached('nie-gesehen-und-nie-gehört')).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('the service learns 5 digits of the hash, and pads its answer', async () => {
    await withService().isBreached(BREACHED);
    const [{ path = '', headers = {} } = {}] = service.asked;
    expect(path).toBe(`/range/${sha1(BREACHED).slice(0, 5)}`);
    expect(headers['add-padding']).toBe('true');
    expect(JSON.stringify(service.asked)).not.toContain(sha1(BREACHED).slice(5));
  });

  it('a hash that was seen 0 times is padding', async () => {
    const { isBreached } = withService();
    expect(await isBreached(PADDING)).toBe(false);
  });

  it('no request is made without an address', async () => {
    expect(await passwordBlocklist({ checkUrl: null, log }).isBreached(BREACHED)).toBe(false);
    expect(service.asked).toEqual([]);
  });

  it.each(['busy', 'babbling', 'endless', 'redirecting', 'silent', 'slow'] as const)(
    'a service that is %s delays nobody for more than 2 seconds',
    async (mood) => {
      service.setMood(mood);
      const begin = performance.now();
      expect(await withService().isBreached(BREACHED)).toBe(false);
      expect(performance.now() - begin).toBeLessThan(4_000);
      expect(service.asked).toHaveLength(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).not.toContain(sha1(BREACHED).slice(0, 5));
    },
  );

  it('an unreachable service counts as silent', async () => {
    const { isBreached } = passwordBlocklist({ checkUrl: 'http://127.0.0.1:9/', log });
    expect(await isBreached(BREACHED)).toBe(false);
    expect(warnings).toHaveLength(1);
  });
});
