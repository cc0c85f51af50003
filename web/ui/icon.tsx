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
  sandwich:
    'M3 11v3a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1v-3m-9 8H4a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-3.8M3 11l7.8-6a2 2 0 0 1 2.4 0l7.8 6H3Zm10 8.8L7 15h12.5l-3.8 4.5a2 2 0 0 1-2.7.3Z',
  pictures: 'M8 4h12v12H8V4Zm0 9 4-4 4 4 1.5-1.5L20 14M4 8v12h12',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-8 17a8 8 0 0 1 16 0',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  share: 'M12 15V3m-4 4 4-4 4 4M8 10H5v11h14V10h-3',
  install: 'M12 4v11m-5-5 5 5 5-5M4 17v3h16v-3',
  dots: 'M12 5h.01M12 12h.01M12 19h.01',
  'add-square': 'M4 4h16v16H4V4Zm8 4v8m-4-4h8',
  offline:
    'M4 4l16 16M2.5 9A15 15 0 0 1 6 6.8M10 5.2A15 15 0 0 1 21.5 9M5.5 12.6a10 10 0 0 1 4-2.4M14.5 10.4a10 10 0 0 1 4 2.2M9 16a4.5 4.5 0 0 1 6 0M12 19.5h.01',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2Zm4 5h4',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Purely decorative: the text or the control's name beside it conveys the meaning. */
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
