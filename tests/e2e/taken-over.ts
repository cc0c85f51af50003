/**
 * In the page: whether React has hydrated it, which happens part by part. Before that, typed input would be lost. For
 * both `waitForFunction` of Playwright and `evaluate` of Puppeteer, hence self-contained.
 */
export function isHydrated(): boolean {
  const parts = [...document.querySelectorAll('main, main :is(section, article, button, input), footer')];
  return (
    document.querySelector('main') !== null &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
  );
}
