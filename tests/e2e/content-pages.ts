/** The pages that the owner of the demo shop has written. */
export const CONTENT_PAGES = [
  '/partyservice',
  '/jausenkonfigurator',
  '/ueber-uns',
  '/jobs',
  '/jobs/koch',
  '/kontakt',
  '/lieferung-und-abholung',
];
