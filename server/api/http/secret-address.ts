import { AppError } from '#domain/errors.ts';
import type { Context } from './context.ts';

/** Answers for secret addresses: kept out of search engines and referrers, and guessing is throttled (A20). */
export async function found<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  ctx.setHeader('X-Robots-Tag', 'noindex');
  ctx.setHeader('Referrer-Policy', 'no-referrer');
  ctx.requireLimit('order-misses');
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') await ctx.limitEverywhere('order-misses');
    throw error;
  }
}
