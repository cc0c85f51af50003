import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPageType } from '#entities/shapes/page-types.ts';
import type { Site } from '#entities/site.ts';
import { type PreviewRecords, usePreview } from '#web/lib/preview.ts';
import { type FromPreview, type ToPreview, toPreview } from '#web/lib/preview-messages.ts';
import { useShop } from '#web/lib/shop.tsx';

/** The edited page's place in the preview, whatever path it will get: no page's path contains this character. */
const PATH = '/vorschau!';
const EMPTY = { title: '', description: '', image: null, body: [] };

/**
 * The backoffice preview: shows what its form sends instead of what is stored. Rendered for signed-in staff only; listens
 * only to its parent window, which must be of the same origin, and validates every message.
 */
export function PreviewHost() {
  const navigate = useNavigate();
  const { content } = useShop();
  const [shown, setShown] = useState<object | null>(null);
  const wasShown = useRef(false);
  const [reveal, setReveal] = useState<{ place: number } | null>(null);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent) return;
      const message = toPreview.safeParse(data);
      if (!message.success) return;
      if (message.data.type === 'theke-preview-reveal') {
        setReveal({ place: message.data.place });
        return;
      }
      const { records, path } = placeOf(message.data, content.sites);
      usePreview.setState({ records });
      if (location.pathname !== path) navigate(path, { replace: true });
      setShown(records);
      // Shared content is at the end of a page.
      if (message.data.type === 'theke-preview-block' && !wasShown.current) setReveal({ place: 0 });
      wasShown.current = true;
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [navigate, content.sites]);

  useEffect(() => send({ type: 'theke-preview-ready' }), []);
  useEffect(() => (shown ? send({ type: 'theke-preview-shown' }) : undefined), [shown]);
  useEffect(() => (reveal ? showSection(reveal.place) : undefined), [reveal]);
  useEffect(() => {
    document.addEventListener('click', stayHere, true);
    document.addEventListener('submit', sendNothing, true);
    return () => {
      document.removeEventListener('click', stayHere, true);
      document.removeEventListener('submit', sendNothing, true);
    };
  }, []);
  return null;
}

/** Its code or content may still be loading. */
const LOOKS = 30;
const LOOK_EVERY = 100;

/** Scrolls to a section of the edited record as soon as it exists. Returns a function that cancels. */
function showSection(place: number): () => void {
  let looks = 0;
  const look = () => {
    looks += 1;
    const section = document.querySelector(`[data-place="${place}"]`);
    if (!section && looks < LOOKS) return;
    clearInterval(timer);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  };
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
}

function send(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

/** The page that shows a record, and what it replaces in the shop. */
function placeOf(
  { type, record }: Exclude<ToPreview, { type: 'theke-preview-reveal' }>,
  sites: readonly Site[],
): { records: PreviewRecords; path: string } {
  if (type === 'theke-preview-navigation') return { records: { navigations: [record] }, path: '/' };
  if (type === 'theke-preview-site') return { records: { sites: [{ ...record, path: PATH }] }, path: PATH };
  const blocks = [record];
  if (record.identifier === 'home' && !sites.some(({ path }) => path === '/'))
    return { records: { blocks }, path: '/' };
  const example = sites.find((site) => site.isPublic && site.type === record.identifier);
  if (example) return { records: { blocks }, path: example.path };
  // No page shows it yet: it gets its own.
  const alone: Site = {
    id: 0,
    path: PATH,
    name: record.identifier,
    title: '',
    description: '',
    type: isPageType(record.identifier) ? record.identifier : 'custom_site',
    isPublic: false,
    content: { ...EMPTY, body: record.content.body },
  };
  return { records: { sites: [alone] }, path: PATH };
}

/** Links in a preview do not navigate: they report their section, so that the form can open it. */
function stayHere(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('a[href]')) event.preventDefault();
  const isControl = event.target.closest('button, input, select, textarea, label, summary');
  const place = event.target.closest('[data-place]')?.getAttribute('data-place');
  if (place && !isControl) send({ type: 'theke-preview-section', place: Number(place) });
  if (event.target.closest('a[href]')) event.stopPropagation();
}

function sendNothing(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
