/** The few icons of the shop: paths on a 24 x 24 grid, drawn with strokes (shapes after Lucide, ISC licence). */
const PATHS = {
  bag: 'M6 7h12l1 13H5L6 7Zm3 3V6a3 3 0 0 1 6 0v4',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  pin: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  check: 'm5 12 5 5 9-10',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.5',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4m0 2.5v.5',
  walk: 'M13 4.5a1 1 0 1 0 0 .01M9 21l2-6 3 2v4M8 12l3-4 3 1 2 3h3M11 8l0 7',
  scooter:
    'M5 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm14 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 18h8l-2-11h-3m3 5H8a4 4 0 0 0-3.5 3',
  cutlery: 'M7 3v7a2 2 0 0 0 4 0V3M9 3v18M17 3c-2 2-3 4-3 7v3h3m0-10v18',
  calendar: 'M4 6h16v14H4V6Zm0 5h16M8 3v5M16 3v5',
  heart: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11Z',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
} as const;

export type IconName = keyof typeof PATHS;

/** Purely decorative: the text or the name of the control beside it says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className.includes('size-') ? '' : 'size-6'} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
