/** Number of orders confirmed after a given number of whole seconds. */
export interface AnswerCount {
  seconds: number;
  orders: number;
}

export interface AnswerTime {
  orders: number;
  /** Seconds; half of the orders were confirmed within this time. */
  median: number;
  /** Seconds; nine of ten were. */
  ninety: number;
}

/** The time until confirmation (R212): nearest rank, so each figure is one that really occurred. null without any order. */
export function answerTime(counts: readonly AnswerCount[]): AnswerTime | null {
  const orders = counts.reduce((sum, count) => sum + count.orders, 0);
  if (orders === 0) return null;
  const sorted = counts.toSorted((a, b) => a.seconds - b.seconds);
  return {
    orders,
    median: rank(sorted, Math.ceil(orders / 2)),
    ninety: rank(sorted, Math.ceil(orders * 0.9)),
  };
}

function rank(sorted: readonly AnswerCount[], place: number): number {
  let before = 0;
  for (const { seconds, orders } of sorted) {
    before += orders;
    if (before >= place) return seconds;
  }
  return 0;
}
