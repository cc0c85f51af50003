// The bell for a waiting order: two struck tones, repeated while this page is open.
import { createBell } from './bell.js';

const REPEAT_MS = 2_500;

const ring = createBell([
  { hertz: 1318.5, after: 0 },
  { hertz: 1046.5, after: 0.22 },
  { hertz: 1318.5, after: 0.6 },
  { hertz: 1046.5, after: 0.82 },
]);

ring();
setInterval(ring, REPEAT_MS);
