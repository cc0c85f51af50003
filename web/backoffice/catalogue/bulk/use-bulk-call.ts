import { useState } from 'react';
import { product } from '#entities/product.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import type { BulkChange } from '#web/lib/entity-list.ts';
import type { BatchState } from '../batch-outcome.tsx';
import * as texts from './texts.ts';

/** Writes many products in one call, each with values of its own; what could not be written is listed with its reason. */
export function useBulkCall() {
  const [state, setState] = useState<BatchState>({ phase: 'waiting', total: 0, tried: 0, failures: [] });
  /** Returns what undoes it. */
  const send = async (changes: readonly object[]): Promise<BulkChange | null> => {
    const total = changes.length;
    setState({ phase: 'running', total, tried: 0, failures: [] });
    try {
      // Over REST, whose body has room for a whole catalogue.
      const answer = await apiPost<BulkChange>(`${product.path}/change-each`, { changes });
      const failures = answer.kept.map(({ id, title, message }) => ({
        name: title ?? `${product.label.one} ${id}`,
        message,
      }));
      setState({ phase: 'done', total, tried: total, failures });
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failures = [{ name: texts.changeTogetherTitle, message: error.message }];
      setState({ phase: 'done', total: 1, tried: 1, failures });
      return null;
    }
  };
  return { state, send };
}
