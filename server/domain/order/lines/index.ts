import type { Fault } from '#domain/errors.ts';
import { addCents, type Cents } from '#domain/money/money.ts';
import { emptyValues } from '#domain/order/field.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { CART_KINDS } from './cart-lines.ts';
import { donation } from './donation.ts';
import { type Choices, type LineFacts, type LineKind, linesOfKinds } from './line.ts';
import type { OrderLine } from './line-fields.ts';
import { tip } from './tip.ts';

const KINDS = [...CART_KINDS, tip, donation] as const;

/** Every kind of line, in the order in which they appear above the total. */
export const LINE_KINDS: readonly LineKind<LineChoices>[] = KINDS;

/** What checkout asks the customer about the lines of an order. */
export const LINE_CHOICES = { ...tip.choice, ...donation.choice };
export interface LineChoices extends Choices<typeof LINE_CHOICES> {}
export const NO_CHOICES: LineChoices = emptyValues(LINE_CHOICES);

/** Their switches in the settings, with German labels. */
export const LINE_PLUGINS = KINDS.flatMap((kind) => ('plugin' in kind ? [kind.plugin] : []));
export type LineSwitches = Record<(typeof LINE_PLUGINS)[number]['name'], boolean>;
/** The switches of a new shop. */
export const LINES_OFF = Object.fromEntries(LINE_PLUGINS.map(({ name }) => [name, false])) as LineSwitches;

export interface ShopFacts extends LineFacts {
  shop?: { config: LineSwitches } & NonNullable<LineFacts['shop']>;
}

/** The lines that an order with these facts gets when it is placed. */
export function linesOf(facts: ShopFacts, chosen: Partial<LineChoices>): OrderLine[] {
  const offered = LINE_KINDS.filter((kind) => isOffered(kind, facts));
  return linesOfKinds(offered, facts, { ...NO_CHOICES, ...chosen });
}

/** The faults of what was chosen for them. */
export function lineFaults(facts: ShopFacts, chosen: LineChoices): Fault[] {
  return LINE_KINDS.flatMap((of) => of.faults?.(chosen, facts, isOffered(of, facts)) ?? []);
}

/** Drops stale choices: lines that the shop no longer offers, or that were chosen for another cart. */
export function offeredChoices(facts: ShopFacts, chosen: Partial<LineChoices>): LineChoices {
  const offered = LINE_KINDS.filter((of) => isOffered(of, facts));
  const names = offered.flatMap(({ choice }) => Object.keys(choice ?? {}));
  const kept = Object.entries(chosen).filter(([name]) => names.includes(name));
  return { ...NO_CHOICES, ...Object.fromEntries(kept) };
}

/**
 * The lines of an order whose items staff have changed. What was promised stays, with its rate, even if it would no longer
 * be offered; but lines that depend on the items alone drop out or come back with them, as for a new order.
 */
export function revisedLines(lines: readonly OrderLine[], facts: LineFacts): OrderLine[] {
  return lines.map((line) => {
    const kind = CART_KINDS.find((known) => known.kind === line.kind);
    const anew = kind?.lineOf(facts);
    if (!anew || (anew.amount > 0 && line.amount > 0)) return line;
    return anew.amount === 0 ? { ...line, amount: anew.amount } : { ...line, ...anew };
  });
}

/** The lines that the shop pays. */
export function givenLines<L extends { payer: string }>(lines: readonly L[] = []): L[] {
  return lines.filter(({ payer }) => payer === 'shop');
}

/** The sum of the lines of a kind. */
export function amountOf(lines: readonly OrderLine[], kind: string): Cents {
  return addCents(...lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
}

/** The beginning of a sentence about a line; its label if the kind has no lead or is unknown. */
export function leadOf({ kind, label }: Pick<OrderLine, 'kind' | 'label'>): string {
  return kindOf(kind)?.lead ?? label;
}

/** The label that a guest reads: as frozen with the order in German, else that of its kind in the language of the page. */
export function shownLabel({ kind, label }: Pick<OrderLine, 'kind' | 'label'>): string {
  return LANGUAGE === 'de' ? label : (kindOf(kind)?.label ?? label);
}

/** The name for all lines of a kind together. */
export function lineKindName({ plugin, label }: LineKind<never>): string {
  return plugin?.label ?? label;
}

/** The declaration of a kind; undefined for one from a newer version. */
function kindOf(code: string): LineKind<LineChoices> | undefined {
  return LINE_KINDS.find(({ kind }) => kind === code);
}

/** Whether it is switched on, and allowed for an order with these facts. */
export function isOffered({ plugin, fits }: LineKind<never>, facts: ShopFacts): boolean {
  const isOn = !plugin || facts.shop?.config[plugin.name as keyof LineSwitches] === true;
  return isOn && (fits?.(facts) ?? true);
}
