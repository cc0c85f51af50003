import type { Surface } from './demo-picture.ts';

/** Mixes a colour (#rrggbb) with white (amount > 0) or black (amount < 0); amount from -1 to 1. */
export function shade(colour: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(amount)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The calm background of a picture: lit from the upper left, a little darker towards the edge. */
export function groundOf(colour: string): string {
  return (
    `<radialGradient id="ground" cx=".38" cy=".3" r=".95"><stop stop-color="${shade(colour, 0.45)}"/>` +
    `<stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.09)}"/></radialGradient>` +
    `<rect width="1600" height="1200" fill="url(#ground)"/>`
  );
}

/** A soft shadow under something round; cheaper than a blur over the whole picture. */
export function softShadow(cx: number, cy: number, rx: number, ry: number, opacity: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shadow)" opacity="${opacity}"/>`;
}

export const SHADOW_GRADIENT =
  '<radialGradient id="shadow"><stop offset=".55" stop-color="#5a3d22" stop-opacity=".55"/>' +
  '<stop offset=".8" stop-color="#5a3d22" stop-opacity=".2"/><stop offset="1" stop-color="#5a3d22" stop-opacity="0"/></radialGradient>';

const WOOD =
  '<linearGradient id="wood" x2="1" y2=".35"><stop stop-color="#deb27c"/><stop offset=".5" stop-color="#cf9d64"/>' +
  '<stop offset="1" stop-color="#bd8950"/></linearGradient>';

function grain(top: number, bottom: number, left: number, right: number): string {
  const lines: string[] = [];
  for (let y = top + 34, index = 0; y < bottom - 20; y += 47, index += 1) {
    const bend = index % 2 === 0 ? 14 : -10;
    const middle = (left + right) / 2;
    lines.push(
      `<path d="M${left + 40 + (index % 3) * 60} ${y}Q${middle} ${y + bend} ${right - 50 - (index % 4) * 40} ${y - bend / 2}"/>`,
    );
  }
  return `<g fill="none" stroke="#a8743f" stroke-width="5" stroke-linecap="round" opacity=".28">${lines.join('')}</g>`;
}

const plate =
  softShadow(815, 650, 660, 610, 0.5) +
  '<radialGradient id="rim" cx=".38" cy=".32" r=".8"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#e6dfd4"/></radialGradient>' +
  '<radialGradient id="well" cx=".42" cy=".4" r=".7"><stop offset=".6" stop-color="#fdfbf7"/><stop offset="1" stop-color="#e9e2d7"/></radialGradient>' +
  '<circle cx="800" cy="600" r="540" fill="url(#rim)"/><circle cx="800" cy="600" r="512" fill="none" stroke="#b9664f" stroke-width="7" opacity=".45"/>' +
  '<circle cx="800" cy="600" r="400" fill="url(#well)"/>';

const board =
  softShadow(815, 660, 860, 570, 0.5) +
  `${WOOD}<g transform="rotate(-4 800 600)"><rect x="150" y="170" width="1300" height="860" rx="120" fill="#a8743f"/>` +
  `<rect x="150" y="160" width="1300" height="850" rx="120" fill="url(#wood)"/>${grain(160, 1010, 150, 1450)}` +
  '<circle cx="1362" cy="250" r="34" fill="#8d5f33" opacity=".75"/><circle cx="1364" cy="255" r="28" fill="#6f4825" opacity=".6"/></g>';

const slate =
  softShadow(815, 660, 860, 570, 0.5) +
  '<linearGradient id="slate" x2="1" y2="1"><stop stop-color="#5d646b"/><stop offset="1" stop-color="#3b4147"/></linearGradient>' +
  '<g transform="rotate(3 800 600)"><path d="M170 190l640-14 630 10 8 420-6 410-640 10-628-8-12-400z" fill="url(#slate)"/>' +
  '<path d="M240 270c300-20 700 10 1100-14M230 900c380 20 720-20 1130 6M300 560c200 10 420-16 620 0" fill="none" stroke="#8b939b" stroke-width="4" opacity=".22"/></g>';

const cloth =
  softShadow(815, 650, 880, 590, 0.38) +
  '<g transform="rotate(-7 800 600)"><rect x="160" y="140" width="1280" height="900" rx="26" fill="#fdf9f1"/>' +
  '<g fill="#b3463c" opacity=".3"><path d="M160 220h1280v26H160zM160 262h1280v10H160zM160 934h1280v26H160zM160 908h1280v10H160z"/>' +
  '<path d="M250 140h26v900h-26zM292 140h10v900h-10zM1324 140h26v900h-26zM1298 140h10v900h-10z"/></g>' +
  '<path d="M520 140c40 300-30 600 20 900M1010 140c-30 320 50 560 0 900" fill="none" stroke="#d9cdbb" stroke-width="10" opacity=".35"/></g>';

const platter =
  softShadow(815, 650, 880, 590, 0.5) +
  `${WOOD}<ellipse cx="800" cy="612" rx="720" ry="500" fill="#9d6a38"/><ellipse cx="800" cy="598" rx="720" ry="498" fill="url(#wood)"/>` +
  `<g clip-path="url(#oval)">${grain(120, 1090, 120, 1480)}</g><clipPath id="oval"><ellipse cx="800" cy="598" rx="700" ry="478"/></clipPath>` +
  '<ellipse cx="800" cy="598" rx="664" ry="446" fill="none" stroke="#9d6a38" stroke-width="9" opacity=".4"/>';

const shelf =
  '<g fill="#ffffff" opacity=".28"><circle cx="800" cy="520" r="470"/></g>' +
  `${WOOD}<rect y="880" width="1600" height="320" fill="url(#wood)"/><rect y="880" width="1600" height="14" fill="#f0cf9f" opacity=".7"/>` +
  grain(900, 1200, -100, 1700);

/** What the motifs of a picture lie or stand on, as SVG for 1600 x 1200. */
export const SURFACES: Readonly<Record<Surface, string>> = { plate, board, slate, cloth, platter, shelf };
