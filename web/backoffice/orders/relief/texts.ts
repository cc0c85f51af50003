import type { PauseLength } from '#domain/shop/relief.ts';
import { message, richMessage } from '#text/message.ts';

export const bar = 'Pause und Verzögerung';
export const service = richMessage('{name}<hidden>: {state}</hidden>');
export const runs = 'nimmt Bestellungen an';
export const pausedFor = message('Pause, noch {time}');
export const pauseService = message('{service}: Bestellpause');
export const pauseHint =
  'Gäste können dafür nichts für sofort bestellen. Vorbestellungen für die Zeit danach bleiben möglich. Die Pause endet von selbst.';
export const LENGTHS: Readonly<Record<PauseLength, string>> = {
  '15': '15 Minuten',
  '30': '30 Minuten',
  '60': '60 Minuten',
  tomorrow: 'Bis morgen',
};
export const resume = 'Pause beenden';
export const pausedUntil = message('Pause bis {moment} Uhr');
export const noPause = 'Bestellungen werden angenommen.';
export const busy = 'Viel los';
export const calm = 'Zusagen wie üblich';
export const busyNow = message('+{minutes} Min., noch {time}');
export const busyTitle = 'Viel los: später zusagen';
export const busyHint =
  'Eine Stunde lang wird alles, was Sie bestätigen, um so viele Minuten später zugesagt. Danach gilt wieder das Übliche.';
export const busyBy = message('+{minutes} Min.');
export const endBusy = 'Wieder wie üblich zusagen';
export const busyUntil = message('+{minutes} Min. bis {moment} Uhr');
export const choiceOf = message('{what} in {branch}');
export const failed = 'Pause oder Verzögerung konnte nicht geändert werden';
