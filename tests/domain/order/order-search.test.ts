import { describe, expect, it } from 'vitest';
import { orderSearch } from '#domain/order/order-search.ts';

const words = (text: string) => orderSearch(text)?.words.map((word) => word.text);

describe('R370 what a search of the history looks for', () => {
  it('is every word, without capitals and umlauts', () => {
    expect(words('  Müller ANNA ')).toEqual(['mueller', 'anna']);
    expect(words('Weiß')).toEqual(['weiss']);
    expect(words('anna.huber@example.at')).toEqual(['anna.huber@example.at']);
    expect(orderSearch('   ')).toBeNull();
  });

  it.each([
    ['0664 123 45 67', '6641234567'],
    ['+43 664 1234567', '436641234567'],
    ['0043 664/1234567', '436641234567'],
    ['+43 (0) 664-1234567', '436641234567'],
    ['664.1234', '6641234'],
    ['(0664) 1234', '6641234'],
  ])('is the digits of a phone number: %s', (text, digits) => {
    expect(orderSearch(text)?.words).toEqual([{ text: digits, isBeginning: false, isPhone: true }]);
  });

  it('is a ticket number alone up to three digits, one among others beyond', () => {
    expect(orderSearch('7')).toEqual({ ticketNumber: 7, words: [] });
    expect(orderSearch('107')).toEqual({ ticketNumber: 107, words: [] });
    expect(orderSearch('1007')).toMatchObject({ ticketNumber: 1007, words: [{ text: '1007' }] });
    expect(orderSearch('0664 1234')?.ticketNumber).toBeNull();
  });

  it('is the beginning of a word where that is short', () => {
    const isBeginning = (text: string) => orderSearch(text)?.words.map((word) => word.isBeginning);
    expect(isBeginning('li huber')).toEqual([true, false]);
    expect(isBeginning('a.b')).toEqual([true]);
    expect(isBeginning('@x1')).toEqual([true]);
    expect(isBeginning('100%')).toEqual([false]);
    expect(isBeginning('%')).toEqual([true]);
    expect(isBeginning('0000')).toEqual([false]);
  });
});
