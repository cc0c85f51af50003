import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { preloadMenuHits } from './lazy-menu-hits.ts';
import { MENU_ID } from './menu-place.ts';
import * as texts from './texts.ts';
import type { MenuQuery } from './use-menu-query.ts';

/**
 * The search in the menu. Beside the categories a phone only has room for its icon; it takes the whole row while in use. '/' leads there, the arrow down to the first product, Escape empties it and then leaves.
 */
export function SearchField({ query: { text, setText } }: { query: MenuQuery }) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => field.current?.focus());

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (text === '') document.getElementById(MENU_ID)?.focus({ preventScroll: true });
      else setText('');
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      const first = document.querySelector<HTMLElement>(`#${MENU_ID} h3 button`);
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
  }

  return (
    <search className="relative my-2 w-11 shrink-0 focus-within:w-full group-has-[input:not(:placeholder-shown)]/bar:w-full desk:my-3 desk:w-56! print:hidden">
      <label className="block">
        <span className="sr-only">{texts.searchMenu}</span>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-muted"
        >
          <Icon name="search" className="size-5" />
        </span>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-keyshortcuts="/"
          placeholder={texts.searchShort}
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onFocus={preloadMenuHits}
          className="h-11 w-full rounded-full border border-line-strong bg-card pr-2 pl-11 placeholder:text-muted not-focus:placeholder-shown:max-desk:cursor-pointer not-focus:placeholder-shown:max-desk:pr-0 not-focus:placeholder-shown:max-desk:placeholder:text-transparent"
        />
      </label>
    </search>
  );
}

/** Runs on '/', unless it is typed into a field or an overlay is open. */
function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
