/**
 * In the page: whether React has taken it over, which it does part by part. Before that typing would go nowhere. For
 * `waitForFunction` of Playwright and `evaluate` of Puppeteer alike, hence without anything from outside.
 */
export function isTakenOver(): boolean {
  const parts = [...document.querySelectorAll('main, main :is(section, article, button, input), footer')];
  return (
    document.querySelector('main') !== null &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
  );
}
