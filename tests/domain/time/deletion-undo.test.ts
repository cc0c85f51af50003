import { describe, expect, it } from 'vitest';
import { UNDO_MS, undoableSince } from '#domain/time/deletion-undo.ts';

describe('R160 how long a deletion can be undone', () => {
  const now = new Date('2026-11-24T12:00:00Z');

  it('is half a minute, and the way of a click', () => {
    const since = undoableSince(now).getTime();
    expect(since).toBeLessThan(now.getTime() - UNDO_MS);
    expect(since).toBeGreaterThan(now.getTime() - 2 * UNDO_MS);
  });
});
