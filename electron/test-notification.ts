import { Notification } from 'electron';
import * as texts from './texts.ts';

const PATIENCE_MS = 4_000;

/** Shows a test notification; true once the system displays it, false if it refuses or stays silent. */
export function showTestNotification(): Promise<boolean> {
  return new Promise((resolve) => {
    const notification = new Notification({
      title: texts.testTitle,
      body: texts.testBody,
      urgency: 'normal',
    });
    const end = (isShown: boolean): void => {
      clearTimeout(timer);
      resolve(isShown);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    notification.once('show', () => end(true));
    notification.once('failed', () => end(false));
    notification.show();
  });
}
