import { message } from '#text/message.ts';

export { closeNotice } from '#web/ui/texts.ts';
export {
  cart,
  closed,
  installApp,
  learnMore,
  open,
  openingHours,
  orderOnline,
  pausedUntil,
} from '../texts.ts';

/** In that language. */
export const language = 'Language';
export const otherLanguage = 'Deutsch';
export const toolbar = 'Status and staff';
export const openUntil = message('Open until {time}');
export const home = 'Home';
export const branches = 'Branches';
export const more = 'More';
export const openMenu = 'Open menu';
export const menu = 'Menu';
export const mobileNavigation = 'Main navigation, mobile';
export const mainNavigation = 'Main navigation';
export const submenuOf = message('Submenu of {label}');
export const skipToContent = 'Skip to content';
export const cartIsEmpty = 'is empty';
export const allBranches = 'All branches';
export const footerNavigation = 'Footer navigation';
export const legal = 'Legal';
export const cookieSettings = 'Cookie settings';
export const quickAccess = 'Quick access';
export const snackConfigurator = 'Snack configurator';
export const catering = 'Catering';
export const showPictures = message('View {count, plural, one {picture} other {# pictures}}: {name}');
export const productNoun = message('{count, plural, one {product} other {products}}');
export const openBranches = message(
  '{count, plural, =0 {All locations closed} one {# location open} other {# locations open}}',
);
