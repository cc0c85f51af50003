import { richMessage } from '#text/message.ts';

export { close } from '#web/ui/texts.ts';

export const newWindow = '(öffnet in neuem Fenster)';
export const acceptPrivacy = richMessage(
  'Hiermit akzeptiere ich die <text>Datenschutzerklärung</text>.\u00a0*',
);
