import { formatAmount, limitsFor, type Measured } from '#domain/catalogue/amount.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { UNITS, type UnitId, withoutNoise } from '#domain/money/units.ts';
import * as texts from './amount-note-texts.ts';

/** Why a wanted amount became another one: 'Nur in Schritten von 5 dag: 15 dag'. */
export function amountNote(product: Measured, unit: UnitId, amount: number, fault: ErrorCode): string {
  const { minimum, maximum, step } = limitsFor(product, unit);
  const of = (value: number) =>
    `${formatAmount(value)}\u00a0${unit === 'amount' ? UNITS.amount.name : UNITS[unit].shortName}`;
  if (fault === 'amount-too-small') return texts.least({ minimum: of(minimum) });
  if (fault === 'amount-too-large') return texts.most({ maximum: of(maximum) });
  if (fault !== 'amount-off-step' || step === null) return texts.noAmount({ amount: of(amount) });
  const isFromMinimum = withoutNoise(minimum / step) % 1 !== 0;
  return isFromMinimum
    ? texts.stepsFrom({ minimum: of(minimum), step: of(step), amount: of(amount) })
    : texts.steps({ step: of(step), amount: of(amount) });
}
