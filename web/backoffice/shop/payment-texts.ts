import { richMessage } from '#text/message.ts';

export const missingInBranch = richMessage(
  'Gäste sehen „{name}“ noch nicht: Die Zahlungsart fehlt in allen <link>Filialen</link>.',
);
export const missingInShop = richMessage(
  'Gäste sehen „{name}“ noch nicht: Die Zahlungsart ist in den <link>Einstellungen</link> unter „Zahlung“ aus.',
);
export const missingPlugin = richMessage(
  'Gäste sehen „{name}“ noch nicht: Die Erweiterung der Zahlungsart ist in den <link>Einstellungen</link> unter „Zahlung“ aus.',
);
export const toAccounts = 'Zu den Zugangsdaten';
export const askAdministrator = 'Zugangsdaten hinterlegt eine Administratorin oder ein Administrator.';
