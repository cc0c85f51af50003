import { describe, expect, it } from 'vitest';
import { contactsOf, type EscalationSettings, escalationFaults } from '#domain/shop/escalation-settings.ts';

const OFF: EscalationSettings = { escalationMinutes: 0, escalationContacts: '', rejectMinutes: 0 };
const faults = (change: Partial<EscalationSettings>) =>
  escalationFaults({ ...OFF, ...change }).map(({ code, field }) => `${field}: ${code}`);

describe('R271 the contacts of a branch', () => {
  it('are addresses and numbers, one per line, each once and as mail server and gateway take them', () => {
    expect(contactsOf('chef@example.at\n\n  +43 664 1234567\r\n0043 664 1234567\nChef@Example.at ')).toEqual([
      { kind: 'mail', to: 'chef@example.at' },
      { kind: 'sms', to: '+436641234567' },
    ]);
    expect(contactsOf('')).toEqual([]);
  });

  it('leave out what reaches nobody', () => {
    expect(contactsOf('Anna\n0664 1234567\nchef@')).toEqual([]);
  });
});

describe('R271 the settings of a branch', () => {
  it('are off by default', () => expect(faults({})).toEqual([]));

  it.each([
    ['nobody to tell', { escalationMinutes: 5 }, ['escalationContacts: contacts-missing']],
    [
      'a line that is neither',
      { escalationContacts: 'chef@example.at\nAnna' },
      ['escalationContacts: contact-invalid'],
    ],
    [
      'too many lines',
      { escalationContacts: Array.from({ length: 11 }, (_, n) => `chef${n}@example.at`).join('\n') },
      ['escalationContacts: too-many-contacts'],
    ],
    [
      'a rejection before the contacts have had time',
      { escalationMinutes: 10, escalationContacts: 'chef@example.at', rejectMinutes: 10 },
      ['rejectMinutes: rejects-before-alarm'],
    ],
    ['a rejection without telling anybody', { rejectMinutes: 10 }, []],
    ['both in order', { escalationMinutes: 10, escalationContacts: '+436641234567', rejectMinutes: 11 }, []],
  ])('%s', (_, settings, expected) => expect(faults(settings)).toEqual(expected));

  it('name the line that is wrong', () => {
    expect(escalationFaults({ ...OFF, escalationContacts: 'a@example.at\n  Anna ' })).toMatchObject([
      { params: { name: 'Anna' } },
    ]);
  });
});
