import { createBell } from './bell.js';

// The address says what is wrong and since when: the page is loaded anew by some attempts, the outage goes on.
const RINGS_AFTER_MS = 30_000;
const REPEAT_MS = 4_000;

const problem = document.querySelector('#problem');
const understood = document.querySelector('#understood');

// Lower and more hurried than the bell for an order.
const ring = createBell([0, 0.18, 0.36, 0.9, 1.08, 1.26].map((after) => ({ hertz: 494, after })));

let timer;
let since = '';

/** Whether somebody has pressed the button in this outage; kept beyond a reload. */
function isUnderstood() {
  return sessionStorage.getItem('understood') === since;
}

function knock() {
  if (isUnderstood()) return;
  understood.hidden = false;
  void ring();
  timer = setTimeout(knock, REPEAT_MS);
}

function show() {
  const said = new URLSearchParams(location.hash.slice(1));
  problem.textContent = said.get('problem') ?? problem.textContent;
  if (said.get('since') === since) return;
  since = said.get('since') ?? '';
  clearTimeout(timer);
  understood.hidden = true;
  timer = setTimeout(knock, Math.max(0, Number(since) + RINGS_AFTER_MS - Date.now()));
}

understood.addEventListener('click', () => {
  sessionStorage.setItem('understood', since);
  clearTimeout(timer);
  understood.hidden = true;
});
addEventListener('hashchange', show);
show();
