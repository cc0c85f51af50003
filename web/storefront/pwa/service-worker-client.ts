import { useEffect, useRef, useState } from 'react';

/** Built from service-worker.ts (vite.config.ts); the server allows it the whole shop as its scope. */
const SCRIPT = '/assets/service-worker.js';
/** After loading, then periodically, in milliseconds. */
const FIRST_CHECK = 2_500;
const CHECK_INTERVAL = 1_800_000;

/** By then a removed worker has cached whatever the page had requested, in milliseconds. */
const LAST_STORED = [5_000, 15_000];

/** What the signage player, the staff's app and notifications register and store themselves (web/signage, backoffice, lib/push). */
const OTHERS = /^\/(signage\/|backend|push\/)/;
const OTHER_STORES = /^theke-(signage|desk)-/;

interface ServiceWorkerView {
  /** A newer version is installed and waiting to take over. */
  isUpdateReady: boolean;
  /** Activates the newer version and reloads the page. */
  restart: () => void;
}

/**
 * Registers the service worker and checks for updates; removes every service worker if the plugin is off. A self-service
 * terminal is no app: nothing happens there.
 */
export function useServiceWorker(isOn: boolean, isKiosk: boolean): ServiceWorkerView {
  const [isUpdateReady, setIsUpdateReady] = useState(false);
  const registered = useRef<ServiceWorkerRegistration | null>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator) || isKiosk) return;
    if (!isOn) {
      // Blocked storage has nothing to remove.
      removeServiceWorkers().catch(() => undefined);
      return;
    }
    return follow({
      onRegistered: (registration) => {
        registered.current = registration;
      },
      onUpdate: () => setIsUpdateReady(true),
    });
  }, [isOn, isKiosk]);

  return {
    isUpdateReady,
    restart: () => {
      const waiting = registered.current?.waiting;
      if (!waiting) {
        // Another tab has already activated it.
        location.reload();
        return;
      }
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  };
}

interface Follower {
  onRegistered: (registration: ServiceWorkerRegistration) => void;
  onUpdate: () => void;
}

/** Registers, and checks for updates periodically; returns a function that stops it. Errors are ignored. */
function follow({ onRegistered, onUpdate }: Follower): () => void {
  const workers = navigator.serviceWorker;
  const ends = new AbortController();
  const { signal } = ends;
  const timers: ReturnType<typeof setTimeout>[] = [];
  // The very first worker takes over a page that has none: that is no update.
  let hasController = workers.controller !== null;
  workers.addEventListener(
    'controllerchange',
    () => {
      if (hasController) onUpdate();
      hasController = true;
    },
    { signal },
  );

  const watch = (registration: ServiceWorkerRegistration) => {
    onRegistered(registration);
    const check = () => void registration.update().catch(() => undefined);
    timers.push(setTimeout(check, FIRST_CHECK), setInterval(check, CHECK_INTERVAL));
    if (registration.waiting && workers.controller) onUpdate();
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration;
        installing?.addEventListener(
          'statechange',
          () => {
            if (installing.state === 'installed' && workers.controller) onUpdate();
          },
          { signal },
        );
      },
      { signal },
    );
  };

  workers
    .register(SCRIPT, { scope: '/', updateViaCache: 'none' })
    .then((registration: ServiceWorkerRegistration | undefined) => {
      // Where workers are blocked some browsers resolve with undefined.
      if (registration && !signal.aborted) watch(registration);
    })
    .catch(() => undefined);
  return () => {
    ends.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Removes everything of the app: workers and all their caches. Other apps in the same browser keep their own. */
async function removeServiceWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ scope }) => !OTHERS.test(new URL(scope).pathname));
  await Promise.all(ours.map((registration) => registration.unregister()));
  await removeStores();
  // A page keeps its worker until it is left, and that worker may still have been caching something.
  if (ours.length === 0) return;
  for (const wait of LAST_STORED) setTimeout(() => void removeStores().catch(() => undefined), wait);
}

async function removeStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !OTHER_STORES.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
