import { ellipse, line, path, spots, tone } from './drawing.ts';

/** A bottle: body, neck, cap and label. */
function bottle(light: string, dark: string, cap: string, label: string, mark: string): string {
  return (
    tone(
      light,
      dark,
      path(
        'M13.6 3h4.8v6.2c0 1.6 3.4 2.6 3.4 6V28a2 2 0 0 1-2 2h-7.6a2 2 0 0 1-2-2V15.200c0-3.400 3.400-4.400 3.400-6z',
      ),
    ) +
    tone('#ffffff', label, path('M10.200 17.500h11.600v8H10.200z')) +
    spots([[16, 21.5, 2.3]], mark) +
    tone(cap, '#4a3326', path('M13.300 1.600h5.400a.6.6 0 0 1 .6.6v2.400h-6.600V2.200a.6.6 0 0 1 .6-.6z')) +
    line('M12.100 15.500v12', '#ffffff', 0.9, 0.45)
  );
}

/** A tumbler with a drink in it. */
function tumbler(light: string, dark: string, extra: string): string {
  return (
    `<path d="M8.500 5h15l-1.300 23a2 2 0 0 1-2 1.900h-8.400a2 2 0 0 1-2-1.900z" fill="#e9f6fa" opacity=".85"/>` +
    tone(
      light,
      dark,
      path(
        'M9.100 9.500h13.800l-1.100 17.900a1.300 1.300 0 0 1-1.300 1.200h-9a1.300 1.300 0 0 1-1.300-1.200z',
      ),
    ) +
    extra +
    line('M11.400 8l1 18', '#ffffff', 0.9, 0.6)
  );
}

/** Bottles, glasses and jars; SVG bodies in a 32 x 32 box. */
export const BOTTLE_MOTIFS: Readonly<Record<string, string>> = {
  'jam-jar':
    tone(
      '#ffb347',
      '#e0661b',
      path('M7 10h18c1.500 1 2 2.500 2 4v12a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V14c0-1.500.5-3 2-4z'),
    ) +
    tone('#ffffff', '#fbeedb', path('M8.500 16h15v8.500h-15z')) +
    tone('#ffc07a', '#ef7f31', ellipse(16, 20.3, 3, 2.9)) +
    tone(
      '#7cc35a',
      '#3d8537',
      path('M16 17.500c.5-1.500 2-2 3.300-1.700-.3 1.400-1.700 2.200-3.300 1.700z'),
    ) +
    tone('#d8473d', '#9c231f', path('M6.500 4.500h19l1.500 6H5z')) +
    line('M10 5v5M16 5v5M22 5v5', '#ffffff', 0.8, 0.6) +
    line('M7.200 15v10', '#ffffff', 0.9, 0.55),
  'bottle-water': bottle('#e3f6fb', '#8fcbdc', '#3d82b5', '#d9eef5', '#4a9cc4'),
  'bottle-juice': bottle('#f6d77a', '#cf9426', '#5d8f3c', '#f4ead0', '#d8473d'),
  'bottle-beer': bottle('#a9682f', '#5c3214', '#c9a24a', '#f3e2bd', '#d29a2b'),
  'bottle-white-wine': bottle('#8fae5b', '#3c5a2a', '#d6b45c', '#f6efdc', '#9fbf55'),
  'bottle-oil': bottle('#5f7d34', '#1f3315', '#c79a3f', '#f4e6c2', '#e58a2a'),
  'glass-water': tumbler(
    '#e8f8fd',
    '#a9dcea',
    spots(
      [
        [13, 14, 0.7],
        [18, 18, 0.9],
        [14.5, 22, 0.7],
        [19, 12.5, 0.6],
        [16.5, 25, 0.6],
      ],
      '#ffffff',
      0.9,
    ),
  ),
  'glass-lemonade': tumbler(
    '#fff6b8',
    '#e6d268',
    tone('#ffe45c', '#e9b92a', ellipse(19, 15, 3.3, 3.3)) +
      line('M17 15h4M19 13v4', '#fff8d0', 0.7) +
      tone(
        '#8ccf6a',
        '#3f8f3d',
        path('M12 9c-3-1-4-4-3-6 2.500.5 4 2.500 3.600 5 .4-2 2-4 4.400-4-.1 2.600-2 4.800-5 5z'),
      ) +
      tone('#f2fbff', '#c9e7f2', path('M11.800 18.500l4-1 1 3.800-4 1z')),
  ),
  'glass-white-wine':
    `<path d="M9.500 3h13c1 7-1 12.500-5.500 13.700V27h4.500v2.500h-11V27H15V16.700C10.500 15.500 8.500 10 9.500 3z" fill="#e4f2f4"/>` +
    tone(
      '#fbf3b0',
      '#d9c65a',
      path('M9.300 8h13.400c-.3 4.500-2.500 7.600-6.700 7.600S9.600 12.500 9.300 8z'),
    ) +
    line('M11.500 5c0 3 .5 5.500 1.700 7.500', '#ffffff', 0.9, 0.8),
};
