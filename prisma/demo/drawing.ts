/*
 * Strokes for our own motifs, in the style of the illustration set: rounded shapes on a 32 x 32 grid, lit from the
 * upper left, two or three tones.
 */

let toneCount = 0;

/** A shape filled with a gradient from the lit colour (upper left) to the shaded one. */
export function tone(light: string, dark: string, shape: (fill: string) => string): string {
  toneCount += 1;
  const id = `own-${toneCount}`;
  return (
    `<radialGradient id="${id}" cx=".35" cy=".28" r=".85"><stop stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></radialGradient>${shape(`url(#${id})`)}`
  );
}

export const path = (d: string) => (fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number) => (fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

export function spots(
  points: readonly (readonly [number, number, number])[],
  fill: string,
  opacity = 1,
): string {
  return points
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`)
    .join('');
}
