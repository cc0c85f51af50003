import type { DemoPicture } from './demo-picture.ts';
import { shade, softShadow } from './surfaces.ts';

type Draw = (
  name: string,
  place: { x: number; y: number; size: number; turn: number },
  isStanding?: boolean,
) => string;

/** The shop's logo: burnet heads (Wiesenknopf) with leaves on a disc. Drawn as shapes, so that no font is needed. */
export const LOGO_MARK =
  '<circle cx="32" cy="32" r="31" fill="#b3261e"/><circle cx="32" cy="32" r="27.500" fill="none" stroke="#fff6ea" stroke-width="1"/>' +
  '<g fill="none" stroke="#fff6ea" stroke-width="1.800" stroke-linecap="round"><path d="M32 52V25"/><path d="M32 47C27 43 23 37 21.500 29.500"/><path d="M32 49c5-4 9-9.500 10.500-16.500"/></g>' +
  '<g fill="#fff6ea"><ellipse cx="32" cy="18.500" rx="5" ry="7"/><ellipse cx="20.500" cy="24.500" rx="3.800" ry="5.400" transform="rotate(-10 20.500 24.500)"/><ellipse cx="43.500" cy="27.500" rx="3.800" ry="5.400" transform="rotate(12 43.500 27.500)"/>' +
  '<path d="M31 45c-5 1.500-9.500-.5-11.500-4.500 4.500-1.500 9.500 0 11.500 4.500zM33 47.500c2-4.500 6.500-6 11-4.500-2 4-6.500 6-11 4.500z"/></g>' +
  '<g fill="#b3261e"><circle cx="30.300" cy="15.500" r=".8"/><circle cx="33.700" cy="15.500" r=".8"/><circle cx="32" cy="18.500" r=".8"/><circle cx="30.300" cy="21.500" r=".8"/><circle cx="33.700" cy="21.500" r=".8"/>' +
  '<circle cx="20.500" cy="22.500" r=".7"/><circle cx="20.500" cy="26.500" r=".7"/><circle cx="43.500" cy="25.500" r=".7"/><circle cx="43.500" cy="29.500" r=".7"/></g>';

function awning(left: number, right: number, top: number, bottom: number, colour: string): string {
  const count = 12;
  const width = (right - left) / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = left + index * width;
    const fill = index % 2 === 0 ? colour : '#fffaf1';
    return `<path d="M${x} ${top}h${width}v${bottom - top}a${width / 2} ${width / 2} 0 0 1-${width} 0z" fill="${fill}"/>`;
  });
  return (
    `${stripes.join('')}<rect x="${left}" y="${bottom - 24}" width="${right - left}" height="24" fill="#000000" opacity=".05"/>` +
    `<rect x="${left - 14}" y="${top - 26}" width="${right - left + 28}" height="30" rx="10" fill="${shade(colour, -0.25)}"/>`
  );
}

/** The front of a shop: awning, window with four motifs on display, door, and two motifs on the pavement. */
export function shopScene(picture: DemoPicture, draw: Draw): string {
  const isGreen = picture.id === 34;
  const colour = isGreen ? '#4c7f4a' : '#b9372d';
  const wall = isGreen ? '#f4efe0' : '#f8e6c6';
  const [first = '', second = '', third = '', fourth = '', left = '', right = ''] = picture.motifs;
  const display = [first, second, third, fourth].map((name, index) =>
    draw(name, { x: 440 + index * 195, y: 742, size: 176, turn: 0 }, true),
  );
  return (
    '<rect y="1010" width="1600" height="190" fill="#d9cfc0"/><rect y="1010" width="1600" height="12" fill="#bfb3a1"/>' +
    '<path d="M0 1090h1600M260 1022l-60 178M640 1022l-20 178M1010 1022l30 178M1370 1022l70 178" stroke="#c6baa8" stroke-width="5"/>' +
    `<rect x="180" y="70" width="1240" height="950" rx="14" fill="${wall}"/><rect x="150" y="52" width="1300" height="40" rx="12" fill="${shade(wall, -0.2)}"/>` +
    `<rect x="180" y="930" width="1240" height="90" fill="${shade(wall, -0.16)}"/>` +
    `<rect x="270" y="126" width="1060" height="150" rx="20" fill="${shade(colour, -0.35)}"/>` +
    `<g transform="translate(725 128) scale(2.300)">${LOGO_MARK}</g>` +
    '<g fill="#f1d9a4"><path d="M330 196h330v9H330zM940 196h330v9H940z"/><circle cx="330" cy="200" r="12"/><circle cx="1270" cy="200" r="12"/></g>' +
    '<linearGradient id="glass" x2=".6" y2="1"><stop stop-color="#fff4d8"/><stop offset="1" stop-color="#f3cf94"/></linearGradient>' +
    '<rect x="300" y="400" width="820" height="500" rx="12" fill="#6d4a2e"/><rect x="322" y="422" width="776" height="456" fill="url(#glass)"/>' +
    '<rect x="322" y="600" width="776" height="12" fill="#b98a57" opacity=".55"/>' +
    '<g fill="#b98a57" opacity=".6"><rect x="360" y="520" width="54" height="80" rx="10"/><rect x="430" y="540" width="70" height="60" rx="10"/><rect x="520" y="500" width="40" height="100" rx="12"/><rect x="840" y="530" width="66" height="70" rx="10"/><rect x="930" y="500" width="40" height="100" rx="12"/><rect x="990" y="540" width="70" height="60" rx="10"/></g>' +
    '<rect x="322" y="824" width="776" height="54" fill="#a8743f"/><rect x="322" y="824" width="776" height="9" fill="#deb27c"/>' +
    display.join('') +
    '<path d="M360 878l180-456h90L450 878zM700 878l180-456h36L736 878z" fill="#ffffff" opacity=".16"/>' +
    '<rect x="1150" y="400" width="220" height="620" rx="12" fill="#6d4a2e"/><rect x="1180" y="432" width="160" height="330" rx="8" fill="url(#glass)"/>' +
    `<rect x="1180" y="800" width="160" height="180" rx="8" fill="${shade('#6d4a2e', 0.12)}"/><circle cx="1196" cy="785" r="13" fill="#e5c16c"/>` +
    `${awning(270, 1330, 300, 400, colour)}${softShadow(800, 1020, 760, 26, 0.5)}` +
    draw(left, { x: 250, y: 930, size: 270, turn: 0 }, true) +
    draw(right, { x: 1440, y: 950, size: 250, turn: 0 }, true)
  );
}

/** A counter: shelves on the wall, the glass case with trays, and a wooden front. */
export function counterScene(picture: DemoPicture, draw: Draw): string {
  const isGreen = picture.id === 33;
  const [lamp, front, frontBelow] = isGreen
    ? ['#3f6a3e', '#7d9a78', '#4d6b4c']
    : ['#b9372d', '#c08a52', '#9a6635'];
  const wall = isGreen ? '#dbe3cd' : '#f1ddba';
  const tiles = Array.from({ length: 12 }, (_, index) => `M${index * 140} 0v520`).join('');
  const upper = picture.motifs.slice(0, 4);
  const lower = picture.motifs.slice(4, 8);
  const tray = (x: number, y: number) =>
    `<rect x="${x - 150}" y="${y}" width="300" height="26" rx="13" fill="#e9e4da"/><rect x="${x - 150}" y="${y + 16}" width="300" height="10" rx="5" fill="#c9c0b0"/>` +
    `<rect x="${x - 34}" y="${y + 30}" width="68" height="40" rx="6" fill="#ffffff"/><path d="M${x - 20} ${y + 45}h40M${x - 20} ${y + 57}h26" stroke="#b9372d" stroke-width="5" stroke-linecap="round"/>`;
  const row = (names: readonly string[], y: number, size: number) =>
    names
      .map((name, index) => {
        const x = 260 + index * 360;
        return (
          tray(x, y) +
          draw(name, { x: x - 62, y: y - size * 0.42, size: size * 0.86, turn: -6 }, true) +
          draw(name, { x: x + 62, y: y - size * 0.44, size: size * 0.92, turn: 5 }, true)
        );
      })
      .join('');
  return (
    `<path d="${tiles}M0 130h1600M0 260h1600M0 390h1600" stroke="#ffffff" stroke-width="5" opacity=".45"/>` +
    '<g fill="none" stroke="#6d4a2e" stroke-width="7"><path d="M400 0v70M800 0v70M1200 0v70"/></g>' +
    `<g fill="${lamp}"><path d="M340 130a60 60 0 0 1 120 0zM740 130a60 60 0 0 1 120 0zM1140 130a60 60 0 0 1 120 0z"/></g>` +
    '<g fill="#ffe9ad" opacity=".55"><path d="M345 134h110l90 170H255zM745 134h110l90 170H655zM1145 134h110l90 170h-290z"/></g>' +
    '<rect x="60" y="330" width="1480" height="22" rx="8" fill="#6d4a2e"/>' +
    `<rect x="60" y="352" width="1480" height="560" fill="${wall}" opacity=".9"/>` +
    row(upper, 560, 190) +
    '<rect x="60" y="640" width="1480" height="8" fill="#d9cfc0"/>' +
    row(lower, 830, 190) +
    '<path d="M120 912l230-560h110L230 912zM620 912l230-560h50L670 912z" fill="#ffffff" opacity=".22"/>' +
    `<linearGradient id="front" y2="1"><stop stop-color="${front}"/><stop offset="1" stop-color="${frontBelow}"/></linearGradient>` +
    '<rect x="20" y="910" width="1560" height="290" rx="14" fill="url(#front)"/><rect x="20" y="910" width="1560" height="26" rx="12" fill="#deb27c"/>' +
    '<path d="M220 940v260M420 940v260M620 940v260M820 940v260M1020 940v260M1220 940v260M1420 940v260" stroke="#8a5a2c" stroke-width="6" opacity=".5"/>' +
    `<g transform="translate(720 965) scale(2.500)">${LOGO_MARK}</g>`
  );
}
