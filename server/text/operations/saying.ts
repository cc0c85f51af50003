import type { Fact } from '#domain/operations/judgement.ts';

/** Facts as a sentence takes them: numbers and names as they are, sizes and durations as words. */
type Words<Facts> = {
  [Name in keyof Facts]: Facts[Name] extends Exclude<Fact, object> ? Facts[Name] : string;
};

export interface Saying<Facts> {
  /** What is the matter. */
  says: string | ((values: Words<Facts>) => string);
  /** What to do next; null = nothing. */
  advice: string | null;
}
