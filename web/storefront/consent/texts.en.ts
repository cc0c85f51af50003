import { message } from '#text/message.ts';

export const accept = 'Accept';
export const onlyNecessary = 'Only what is necessary';
export const label = 'Cookies and privacy';
export const title = 'Your privacy';
export const presentChoice = 'Your current choice:';
export const countVisits = 'count which pages and products are in demand';
export const showMaps = 'show maps by Mapbox';
export const measureAdvertising = 'measure the success of our advertising with the Meta pixel';
export const privacyPolicy = 'Privacy policy';
export const intro = message('What you need to order always works. With your consent we {purposes}.');
