import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffNotices } from '#web/backoffice/layout/staff-notices.tsx';
import { addError, removeError, useErrors } from '#web/lib/errors.ts';
import { watchLoading } from '#web/lib/loading.ts';
import { change, createQueryClient } from '#web/lib/query.ts';
import { saveSingle, singleQuery } from '#web/lib/single-record.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

const FAILURE = { id: 'thing', text: 'Ding konnte nicht gespeichert werden' };
const inMilliseconds = <T>(wait: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), wait));

beforeEach(() => {
  vi.useFakeTimers();
  useErrors.setState({ errors: [] });
});
afterEach(() => vi.useRealTimers());

function watched() {
  const queries = createQueryClient(() => undefined);
  const told: boolean[] = [];
  const stop = watchLoading(queries, (isLoading) => told.push(isLoading));
  return { queries, told, stop };
}

describe('the loading indicator', () => {
  it('appears for calls that take longer than a moment, and goes with the last of them', async () => {
    const { queries, told } = watched();
    const load = queries.fetchQuery({ queryKey: ['slow'], queryFn: () => inMilliseconds(400, 1) });
    const save = change(queries, FAILURE, () => inMilliseconds(600, 2));
    await vi.advanceTimersByTimeAsync(149);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([true, false]);
    expect(await Promise.all([load, save])).toEqual([1, 2]);
  });

  it('does not flicker for quick answers, and goes when a call fails', async () => {
    const { queries, told } = watched();
    void queries.fetchQuery({ queryKey: ['quick'], queryFn: () => inMilliseconds(50, 1) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([]);
    const failing = change(queries, FAILURE, () =>
      inMilliseconds(300, 1).then(() => Promise.reject(new Error())),
    );
    failing.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([true, false]);
  });

  it('stays hidden during background refetches, and ends with its screen', async () => {
    const { queries, told, stop } = watched();
    const polled = {
      queryKey: ['polled'],
      queryFn: () => inMilliseconds(400, 1),
      staleTime: 0,
      meta: { failure: FAILURE, isPolled: true },
    };
    void queries.fetchQuery(polled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told, 'the first time somebody waits').toEqual([true, false]);
    void queries.fetchQuery(polled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([true, false]);
    void queries.fetchQuery({ queryKey: ['other'], queryFn: () => inMilliseconds(400, 1) });
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([true, false]);
  });

  it('has a name for screen readers', () => {
    const bar = (isLoading: boolean) => renderToStaticMarkup(createElement(LoadingBar, { isLoading }));
    expect(bar(true)).toMatch(/role="progressbar" aria-label="Wird geladen"/);
    expect(bar(false)).toBe('');
  });
});

describe('the list of errors', () => {
  it('shows each error once, with a way to try again where that can help, and a way to close it', () => {
    addError({
      id: 'a',
      error: null,
      message: 'Filialen konnten nicht geladen werden',
      retry: async () => 1,
    });
    addError({ id: 'b', error: null, message: 'Bestellstatus konnte nicht geändert werden', retry: null });
    addError({
      id: 'a',
      error: null,
      message: 'Filialen konnten nicht geladen werden',
      retry: async () => 1,
    });
    expect(useErrors.getState().errors.map(({ id }) => id)).toEqual(['b', 'a']);
    removeError('b');
    removeError('never there');
    expect(useErrors.getState().errors.map(({ id }) => id)).toEqual(['a']);
  });

  it('is read out', () => {
    useErrors.setState({
      errors: [
        { id: 'a', error: null, message: 'Test nicht erfolgreich', retry: async () => 1, isRetrying: true },
      ],
    });
    // On the server zustand renders a store's initial state, so only the markup is checked here.
    const shown = renderToStaticMarkup(createElement(StaffNotices));
    expect(shown).toMatch(/aria-live="polite"/);
  });
});

describe('a singleton', () => {
  it('is loaded under its name, and saving it replaces it', async () => {
    vi.useRealTimers();
    const queries = createQueryClient(() => undefined);
    const query = singleQuery('config', 'Konfiguration konnte nicht geladen werden', async () => ({
      title: 'alt',
    }));
    expect(await queries.fetchQuery(query)).toEqual({ title: 'alt' });
    const text = 'Konfiguration konnte nicht gespeichert werden';
    await saveSingle(queries, 'config', text, async () => ({ title: 'neu' }));
    expect(queries.getQueryData(query.queryKey)).toEqual({ title: 'neu' });
    await expect(saveSingle(queries, 'config', text, () => Promise.reject(new Error()))).rejects.toThrow();
    expect(useErrors.getState().errors.map(({ message }) => message)).toEqual([text]);
  });

  it('an error with a subject names it, and a retry that cannot help is not offered', async () => {
    vi.useRealTimers();
    const queries = createQueryClient(() => undefined);
    const failure = { ...FAILURE, subject: 'Bestellung 12', isFinal: () => true };
    await expect(change(queries, failure, () => Promise.reject(new Error()))).rejects.toThrow();
    expect(useErrors.getState().errors).toMatchObject([
      { message: 'Bestellung 12: Ding konnte nicht gespeichert werden', retry: null },
    ]);
  });
});
