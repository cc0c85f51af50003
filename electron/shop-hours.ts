import { z } from 'zod';
import { HOURS_TYPES, hourSpansBetween, type OpeningHour } from '#domain/time/opening-hours.ts';
import { HOUR, isTimeZone } from '#domain/time/zoned-time.ts';

/** Before opening and after closing people are at work as well. */
const MARGIN = HOUR;
const TIMEOUT_MS = 15_000;

const hour = z.object({
  type: z.enum(HOURS_TYPES),
  date: z.string().nullable(),
  isClosed: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
}) satisfies z.ZodType<OpeningHour>;

const answer = z.object({
  data: z.object({
    branches: z.array(
      z.object({ id: z.number(), timeZone: z.string().refine(isTimeZone), openingHours: z.array(hour) }),
    ),
  }),
});
type Branch = z.infer<typeof answer>['data']['branches'][number];

/** When the branches of this computer are open, as the server last said. */
export class ShopHours {
  #branches: readonly Branch[] | null = null;

  /** What is known stays when the server does not answer. */
  async refresh(serverUrl: string, branch: number | null): Promise<void> {
    try {
      const response = await fetch(new URL('/api/init', serverUrl), {
        headers: { accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { branches } = answer.parse(await response.json()).data;
      this.#branches = branches.filter(({ id }) => branch === null || id === branch);
    } catch {
      // Asked again later.
    }
  }

  forget(): void {
    this.#branches = null;
  }

  /** Whether people are at work: an hour before opening until an hour after closing. Null = unknown. */
  isStaffed(now: Date): boolean | null {
    if (!this.#branches || this.#branches.length === 0) return null;
    const range = { start: now.getTime() - MARGIN, end: now.getTime() + MARGIN };
    return this.#branches.some(
      ({ openingHours, timeZone }) => hourSpansBetween(openingHours, range, timeZone).length > 0,
    );
  }
}
