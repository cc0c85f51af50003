import { spelledOut } from '#domain/text/umlauts.ts';

/** What the history looks for; an order is found by all of the words, or by its ticket number. */
export interface OrderSearch {
  ticketNumber: number | null;
  words: readonly SearchedWord[];
}

/** In the form of the searched text: lower case, without umlauts, phone numbers as digits. */
export interface SearchedWord {
  text: string;
  /** Too short to be looked for inside of words: it has to begin one. */
  isBeginning: boolean;
  isPhone: boolean;
}

/** Digits that are a ticket number and nothing else: as part of a phone number they would find almost everybody. */
const TICKET = /^\d{1,3}$/;
const PHONE = /^(?=(?:\D*\d){4})[\d+ ()/.\u00a0-]+$/;
/** What the index of the database can look up anywhere: three letters or digits in a row. */
export const FINDABLE = /[\p{L}\p{N}]{3}/u;

/**
 * Reads the search of the history (R370): by name, company, order number, e-mail and phone, each word anywhere in any sequence;
 * a phone number however it is written, '0664 1234' as +436641234. null = nothing is looked for.
 */
export function orderSearch(text: string): OrderSearch | null {
  const form = spelledOut(text.trim().toLowerCase());
  if (form === '') return null;
  if (TICKET.test(form)) return { ticketNumber: Number(form), words: [] };
  if (!PHONE.test(form)) return { ticketNumber: null, words: form.split(/\s+/).map(wordOf) };
  // Zeros alone are no number.
  const digits = form.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '') || form;
  return {
    ticketNumber: /^\d{4,9}$/.test(form) ? Number(form) : null,
    words: [{ text: digits, isBeginning: !FINDABLE.test(digits), isPhone: true }],
  };
}

function wordOf(text: string): SearchedWord {
  return { text, isBeginning: !FINDABLE.test(text), isPhone: false };
}
