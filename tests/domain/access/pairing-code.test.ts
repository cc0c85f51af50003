import { expect, it } from 'vitest';
import { formatPairingCode, PAIRING_LETTERS, readPairingCode } from '#domain/access/pairing-code.ts';

it.each([
  ['KM7X2QPA', 'KM7X2QPA'],
  ['km7x-2qpa', 'KM7X2QPA'],
  [' KM7X – 2QPA ', 'KM7X2QPA'],
  ['KM7X2QP', null],
  ['KM7X2QPAA', null],
  ['KM7X2QP0', null],
  ['KM7X2QPI', null],
  ['', null],
  ['ÄÖÜßÄÖÜß', null],
])('the typed code %j is read as %j', (typed, code) => {
  expect(readPairingCode(typed)).toBe(code);
});

it('is shown in two groups, and what is shown can be typed', () => {
  expect(formatPairingCode('KM7X2QPA')).toBe('KM7X-2QPA');
  expect(readPairingCode(formatPairingCode('KM7X2QPA'))).toBe('KM7X2QPA');
});

it('has no look-alike letters', () => {
  expect(PAIRING_LETTERS).not.toMatch(/[ILO01]/);
  expect(new Set(PAIRING_LETTERS).size).toBe(31);
});
