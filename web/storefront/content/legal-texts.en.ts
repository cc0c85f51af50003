import { richMessage } from '#text/message.ts';

export { close } from '#web/ui/texts.ts';

export const newWindow = '(opens in a new window)';
export const acceptPrivacy = richMessage('I accept the <text>privacy policy</text>.\u00a0*');
