/** What the cart bar has in common, whichever cart it leads to. */
export const BAR_BUTTON =
  'mx-auto flex min-h-14 w-full max-w-xl items-center gap-3 rounded-full px-3 py-1.5 font-semibold short:min-h-11 shadow-lift';
