import { message } from '#text/message.ts';

export { installApp } from '../texts.ts';

export const confirmAdding = 'Confirm at the top right with ‘Add’.';
export const openDotsMenu = 'Open the menu of your browser: the three dots at the edge.';
export const chooseInstallOrAdd = 'Choose ‘Install app’ or ‘Add to home screen’.';
export const confirmInstalling = 'Confirm with ‘Install’.';
export const shareBelow = 'Tap ‘Share’ in the bar at the bottom.';
export const swipeUpToAdd = 'Swipe up and choose ‘Add to Home Screen’.';
export const shareAbove = 'Tap ‘Share’ beside the address at the top right.';
export const addToHomeScreen = 'Choose ‘Add to Home Screen’.';
export const openMenu = 'Open the menu of your browser.';
export const chooseInstall = 'Choose ‘Install app’, ‘Install this site as an app’ or ‘Add to Dock’.';
export const orBookmark =
  'You find none of these? Then add a bookmark, or open this page in another browser.';
export const intro = message('How to get {shop} onto your screen:');
