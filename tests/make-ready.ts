import setUp from './e2e/set-up.ts';

/** What the browser tests start from, prepared while the code is checked: their set-up finds it ready. */
await setUp();
