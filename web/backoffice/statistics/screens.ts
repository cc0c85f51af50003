import { lazy } from 'react';
import { log } from '#entities/log.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

const LogPage = lazy(() => import('./log-page.tsx').then(({ LogPage }) => ({ default: LogPage })));

export const STATISTICS_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(log),
    purpose: 'Was im Betrieb geschehen ist: Änderungen, Fehler und Protokolle der Geräte.',
    isCreatedElsewhere: true,
    Form: LogPage,
  },
];
