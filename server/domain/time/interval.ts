/** A range of instants. The user of the type defines whether its end is inclusive. */
export interface Interval {
  start: Date;
  end: Date;
}

/** A range on a number line: milliseconds since the epoch, or wall minutes of a day. */
export interface Span {
  start: number;
  end: number;
}

/** Sorts, drops empty spans, and joins those that overlap or touch. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.end <= span.start) continue;
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

/** `spans` minus `cuts`; empty spans are dropped. */
export function cutSpans(spans: readonly Span[], cuts: readonly Span[]): Span[] {
  let rest = [...spans];
  for (const cut of cuts) {
    rest = rest.flatMap((span) => [
      { start: span.start, end: Math.min(span.end, cut.start) },
      { start: Math.max(span.start, cut.end), end: span.end },
    ]);
    rest = rest.filter((span) => span.end > span.start);
  }
  return rest;
}

/** The intersection of both lists; spans that only touch do not intersect. */
export function intersectSpans(left: readonly Span[], right: readonly Span[]): Span[] {
  const met: Span[] = [];
  for (const a of left) {
    for (const b of right) {
      const start = Math.max(a.start, b.start);
      const end = Math.min(a.end, b.end);
      if (start < end) met.push({ start, end });
    }
  }
  return met.sort((a, b) => a.start - b.start);
}

export function toInterval(span: Span): Interval {
  return { start: new Date(span.start), end: new Date(span.end) };
}
