/** The id of the menu within the branch page. */
export const MENU_ID = 'karte';

/** Where the results begin is shown again if the page was scrolled further down. */
export function showMenuTop(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu && menu.getBoundingClientRect().top < 0) menu.scrollIntoView({ behavior: 'instant' });
}
