/** The id of the menu within the branch page. */
export const MENU_ID = 'karte';

/** Scrolls back to where the results begin. */
export function showMenuTop(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu && menu.getBoundingClientRect().top < 0) menu.scrollIntoView({ behavior: 'instant' });
}
