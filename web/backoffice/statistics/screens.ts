import { lazy } from 'react';
import { log } from '#entities/log.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import * as texts from './log-texts.ts';

const LogPage = lazy(() => import('./log-page.tsx').then(({ LogPage }) => ({ default: LogPage })));

export const STATISTICS_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(log),
    purpose: texts.purpose,
    isCreatedElsewhere: true,
    Form: LogPage,
  },
];
