import { message } from '#text/message.ts';

export { allergens, commandAloud, orderAloud, working } from '../texts.ts';

export const title = 'Küche';
export const empty = 'Nichts in Zubereitung. Bestätigte Bestellungen erscheinen hier von selbst.';
export const leaveFullscreen = 'Vollbild beenden';
export const fullscreen = 'Vollbild';
export const pickupScreen = 'Abholbildschirm';
export const inPreparation = message(
  '{today} in Zubereitung{later, plural, =0 {} other {, # für spätere Tage}}',
);
