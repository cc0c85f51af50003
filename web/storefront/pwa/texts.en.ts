import { message } from '#text/message.ts';

export { installApp, retry } from '../texts.ts';

export const shopAsApp = message('{shop} as an app');
export const promptText = 'Our menu always at hand, even when there is no network.';
export const install = 'Install';
export const hintTitle = 'Even quicker next time';
export const hintText = 'As an app on your home screen, our menu is always at hand.';
export const notNow = 'Not now';
export const offline = 'Offline';
export const offlineTitle = 'You are offline';
export const offlineText = 'Please check your internet connection.';
export const newVersion = 'New version';
export const newVersionText = 'A new version is available.';
export const restart = 'Restart';
