import type { Questionnaire } from '#domain/order/history.ts';
import { promisedTime, promiseMinutes } from '#domain/order/promise.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import type { Dice } from './dice.ts';
import type { Progress, Step } from './past-order.ts';

/** The guest, as the history of an order names them. */
const GUEST: Person = { id: null, name: 'Kunde' };

const REJECTIONS = [
  'Leider schon ausverkauft.',
  'Unsere Küche ist gerade voll ausgelastet.',
  'Heute können wir leider nicht mehr liefern.',
];
const CANCELLATIONS = ['Telefonisch abgesagt', 'Versehentlich doppelt bestellt', 'Nicht abgeholt'];
const PRAISE = [
  'Wie immer ausgezeichnet!',
  'Alles frisch, sehr freundlich.',
  'Die Jausensemmel war ein Gedicht.',
  'Pünktlich und noch warm.',
];
const REMARKS = ['Hat etwas länger gedauert als zugesagt.', 'Ein Getränk hat gefehlt.'];

/** Who did something; a guest has no id. */
export interface Person {
  id: number | null;
  name: string;
}

interface Placed {
  branch: Branch;
  service: Service;
  at: Date;
  /** The requested time; null = as soon as possible. */
  appointment: Date | null;
  now: Date;
  /** Who is at work. */
  staff: readonly Person[];
}

interface Course {
  progress: Progress;
  steps: Step[];
}

/** What became of an order until now. About one in twelve came to nothing, and one in twenty was answered late. */
export function courseOf(dice: Dice, placed: Placed): Course {
  const { at } = placed;
  const actor = dice.one(placed.staff);
  const steps: Step[] = [step('placed', GUEST, at)];
  const ended = (state: 'rejected' | 'canceled', end: Step, reason: Progress): Course => ({
    progress: { state, finishedAt: end.at, ...reason },
    steps: [...steps, end],
  });
  const lot = dice.roll();
  if (lot < 0.03) {
    const reason = dice.one(REJECTIONS);
    const end = step('rejected', actor, after(at, dice.between(1, 4)), reason);
    return ended('rejected', end, { rejectionMessage: reason });
  }
  if (lot < 0.05) return ended('canceled', step('canceled-by-guest', GUEST, after(at, 2)), {});
  const isLate = lot < 0.1;
  const confirmedAt = new Date(
    at.getTime() + (isLate ? dice.between(7, 26) : dice.between(1, 4)) * MINUTE - dice.between(1, 40) * 1_000,
  );
  steps.push(step('confirmed', actor, confirmedAt));
  const confirmed = { confirmedAt: confirmedAt.toISOString() };
  if (lot >= 0.1 && lot < 0.13) {
    const reason = dice.one(CANCELLATIONS);
    const end = step('canceled', actor, after(confirmedAt, dice.between(4, 15)), reason);
    return ended('canceled', end, { ...confirmed, cancelReason: reason });
  }
  const handedOver = { ...confirmed, ...agreed(placed, confirmedAt) };
  return completed(dice, { ...placed, actor }, steps, handedOver);
}

function agreed({ branch, service, appointment }: Placed, confirmedAt: Date): { appointment: string } {
  const promised = appointment ?? promisedTime(promiseMinutes(branch, service, confirmedAt), confirmedAt);
  return { appointment: promised.toISOString() };
}

function completed(
  dice: Dice,
  { service, now, actor }: Placed & { actor: Person },
  steps: readonly Step[],
  confirmed: Progress & { appointment: string },
): Course {
  const due = new Date(confirmed.appointment);
  const leaves = after(due, service === 'delivery' ? -dice.between(12, 20) : -dice.between(1, 5));
  const ends = after(due, dice.between(0, 8));
  if (ends >= now) return { progress: { ...confirmed, state: 'confirmed' }, steps: [...steps] };
  const ratedAt = after(ends, dice.between(20, 300));
  const rated = dice.chance(0.22) && ratedAt < now ? ratingOf(dice) : null;
  return {
    progress: {
      ...confirmed,
      state: 'completed',
      finishedAt: ends.toISOString(),
      ...(rated && { questionnaire: rated, questionnaireRating: rated.rating }),
    },
    steps: [
      ...steps,
      step('in-delivery', actor, leaves),
      step('completed', actor, ends),
      ...(rated ? [step('questionnaire', GUEST, ratedAt)] : []),
    ],
  };
}

function ratingOf(dice: Dice): Questionnaire {
  const star = (): number => (dice.chance(0.68) ? 5 : dice.chance(0.75) ? 4 : 3);
  const rating = star();
  const comment = dice.chance(0.35) ? dice.one(rating === 3 ? REMARKS : PRAISE) : '';
  return { rating, foodRating: star(), serviceRating: star(), processRating: star(), comment };
}

function step(event: string, actor: Person, at: Date, note: string | null = null): Step {
  return { event, actor: actor.name, userId: actor.id, deviceId: null, note, at: at.toISOString() };
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE);
}
