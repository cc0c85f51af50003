import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/contact/country.ts';
import { gapsOf } from '#domain/setup/text-gap.ts';
import { LEGAL_SETTINGS, type LegalName } from '#domain/shop/legal.ts';
import { modelText } from '#text/setup/model-text.ts';

const NAMES = Object.keys(LEGAL_SETTINGS) as LegalName[];
const KNOWN = {
  company: 'Linde GmbH',
  street: 'Dorfplatz 3',
  city: '3571 Gars',
  phone: '+43 2985 5550',
  email: 'hallo@linde.example',
};
const UNKNOWN = { company: '', street: ' ', city: '', phone: '', email: '' };

describe.each(COUNTRIES)('in %s', (country) => {
  it.each(NAMES)('%s has its facts or a gap for each of them', (name) => {
    const text = modelText(name, { country, ...KNOWN });
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/[{}]/);
    const gaps = gapsOf(text).length;
    expect(gapsOf(modelText(name, { country, ...UNKNOWN })).length).toBeGreaterThan(gaps);
  });

  it('the imprint names the company', () => {
    expect(modelText('imprint', { country, ...KNOWN })).toContain('Linde GmbH\nDorfplatz 3\n3571 Gars\n');
  });

  it('the imprint names the number for VAT once it is known', () => {
    const without = modelText('imprint', { country, ...KNOWN });
    const text = modelText('imprint', { country, ...KNOWN, vatNumber: 'CHE-123.456.789 MWST' });
    expect(text).toContain(': CHE-123.456.789 MWST\n');
    expect(gapsOf(text).length).toBe(gapsOf(without).length - 1);
  });
});
