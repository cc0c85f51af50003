import { ellipse, line, path, spots, tone } from './drawing.ts';

/** A roll cut open with layers between its halves. */
function filledRoll(layers: string): string {
  return (
    tone('#f3c980', '#b9732b', path('M3.500 22h25c.6 3.500-1.500 6-5 6h-15c-3.500 0-5.600-2.500-5-6z')) +
    layers +
    tone(
      '#f7cf86',
      '#c27a2c',
      path(
        'M3 14.500C3 8 9 4 16 4s13 4 13 10.500c0 1-.7 1.500-1.700 1.500H4.700C3.700 16 3 15.500 3 14.500z',
      ),
    ) +
    [
      'M16 9.500C14.500 7 11.500 6.500 9 7.500',
      'M16 9.500c3-2.500 6-2 8-.5',
      'M16 9.500c3.500 1 6 3 7 6',
      'M16 9.500c-3.500 1-6 3-7 6',
    ]
      .map((d) => line(d, '#9b5a1c', 1.3, 0.65) + line(d, '#fde7b6', 0.5, 0.9))
      .join('')
  );
}

/** Leaves that stick out between the halves, bent up and down. */
const SALAD = [3.5, 8, 12.5, 17, 21.5, 26, 29]
  .map((x, index) => tone('#b3e078', '#4f9f3e', ellipse(x, 20.8 + (index % 2) * 0.9, 3.3, 2.3)))
  .join('');

const patty = (x: number, y: number) =>
  tone('#b9743f', '#6b3818', ellipse(x, y, 7, 4.6)) +
  line(`M${x - 4} ${y - 1.5}c2-1.500 5-1.500 7 0M${x - 3} ${y + 0.8}c2-1 4-1 6 0`, '#4d2610', 0.9, 0.5);

/** Filled rolls, dishes without a bowl, and ingredients; SVG bodies in a 32 x 32 box. */
export const KITCHEN_MOTIFS: Readonly<Record<string, string>> = {
  jausensemmel: filledRoll(
    SALAD +
      [5, 10.5, 16, 21.5, 27]
        .map((x, index) => tone('#fbc4ba', '#dc7a77', ellipse(x, 18.6 + (index % 2) * 0.6, 4.2, 2)))
        .join('') +
      tone(
        '#ffe98f',
        '#f0b62e',
        path('M2.500 15.500h27l-.5 1.800-4.500.4-2.500 3-3.500-2.800-5 .2-3.500 2.600-3-2.800-4-.4z'),
      ),
  ),
  schnitzelsemmel: filledRoll(
    SALAD +
      tone(
        '#eeb45a',
        '#b36a1f',
        path('M1 18.500c0-2 2-2.800 5-2.800h20c3 0 5 .8 5 2.800s-2 3-5 3H6c-3 0-5-1-5-3z'),
      ) +
      spots(
        [
          [5, 18, 0.6],
          [9, 19, 0.5],
          [13, 17.5, 0.6],
          [18, 19, 0.6],
          [22, 17.6, 0.5],
          [27, 18.6, 0.6],
        ],
        '#fbdc9a',
      ),
  ),
  leberkaese: filledRoll(
    tone('#f2b29a', '#d0806a', path('M3.500 15.500h25v7h-25z')) +
      tone('#a9622f', '#74390f', path('M3.500 15.200h25v1.800h-25z')) +
      spots(
        [
          [7, 19, 0.5],
          [12, 20.5, 0.5],
          [17, 19, 0.5],
          [22, 20.6, 0.5],
          [26, 19, 0.5],
        ],
        '#fbdccf',
      ) +
      tone(
        '#f6cf4d',
        '#d39a1c',
        path(
          'M6 21.800c2-1 4 .6 6 0s4-.6 6 0 4 .6 8-.3c.6 1.200-.3 2-1.600 2H7.500c-1.200 0-2-.7-1.500-1.700z',
        ),
      ),
  ),
  laibchen: patty(11, 12) + patty(21, 14.5) + patty(13.5, 21),
  trout:
    tone(
      '#c9d3d2',
      '#76878c',
      path(
        'M3 17c3-5.500 9-8 15-7 3 .5 5.500 2.200 7.500 4.500L30 10.500c.6 3.500.6 8.500-.5 12l-4.500-4c-2.500 3-6 5-10.500 5C9.500 23.500 5.500 21 3 17z',
      ),
    ) +
    tone(
      '#f6e4d3',
      '#d9b79c',
      path('M4 18c5 2 14 2.500 21 .5-2.500 3-6 5-10.500 5C10 23.500 6.500 21.500 4 18z'),
    ) +
    line('M9 17.300c5 .9 10 .9 15-.5', '#e58f8a', 1.4, 0.8) +
    spots(
      [
        [11, 13, 0.6],
        [14, 12, 0.6],
        [17, 13.5, 0.6],
        [20, 12.8, 0.6],
        [15, 15, 0.6],
        [22.5, 14.8, 0.5],
        [18.5, 16, 0.5],
      ],
      '#4d5a5f',
    ) +
    spots([[6.7, 16, 1]], '#ffffff') +
    spots([[6.7, 16, 0.6]], '#2a2f33') +
    tone('#a8b5b5', '#63747a', path('M14 10c1.500-2.500 4.500-3.300 7-2.500-.5 2-1.500 3-3 3.300z')),
  pumpkin:
    tone('#ffa63d', '#d2601a', path('M16 9c9 0 14 4 14 10s-5 10-14 10S2 25 2 19 7 9 16 9z')) +
    line('M10 10c-3 5-3 13 0 18M22 10c3 5 3 13 0 18M16 9.500v19', '#b04f12', 1.1, 0.45) +
    tone(
      '#7a9a4a',
      '#3f5f24',
      path('M14.500 10c-.3-3 .5-5.500 3-7l1.800 1.800c-1.300 1.500-1.600 3-1.300 5.200z'),
    ),
  walnut:
    tone(
      '#d9ab6e',
      '#8a5a2a',
      path('M16 4c7 0 11.500 5 11.500 12.500S22 28.500 16 28.500 4.500 24 4.500 16.500 9 4 16 4z'),
    ) +
    line('M16 4.500c-1 7-1 17 0 24M10 8c2 3-1 5 1 8s-1 5 1 8M22 8c-2 3 1 5-1 8s1 5-1 8', '#6f4318', 1.2, 0.6),
};
