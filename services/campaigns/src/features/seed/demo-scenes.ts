/** Drawings for the demo data as SVG, without photos of people or material of third parties. */

const WIDTH = 960;
const HEIGHT = 720;

const sky = `
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7cc4ef"/><stop offset="1" stop-color="#e6f5fb"/></linearGradient>
    <linearGradient id="grass" x2="0" y2="1"><stop stop-color="#8ccb63"/><stop offset="1" stop-color="#4f9a3f"/></linearGradient>
    <linearGradient id="water" x2="0" y2="1"><stop stop-color="#a9def0"/><stop offset="1" stop-color="#3c8dbb"/></linearGradient>
  </defs>
  <rect width="960" height="720" fill="url(#sky)"/>
  <circle cx="806" cy="112" r="54" fill="#ffe08a"/>
  <path d="M0 380C150 300 280 330 420 356S740 296 960 352V720H0Z" fill="#a5d08c"/>`;

const cloud = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y}) scale(${scale})" fill="#fff" opacity=".92">
    <ellipse cx="60" cy="40" rx="62" ry="26"/><circle cx="38" cy="28" r="26"/><circle cx="76" cy="22" r="32"/>
  </g>`;

const tree = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <ellipse cx="0" cy="4" rx="56" ry="11" fill="#2f6b2f" opacity=".3"/>
    <rect x="-10" y="-82" width="20" height="86" rx="8" fill="#7b5236"/>
    <circle cx="-30" cy="-112" r="44" fill="#3f8a3c"/><circle cx="30" cy="-108" r="46" fill="#368036"/>
    <circle cx="0" cy="-150" r="50" fill="#4c9c45"/>
  </g>`;

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;

const swing = (x: number): string => `
  <path d="M${x} 352L${x - 10} 520M${x + 56} 352L${x + 46} 520" stroke="#5c6570" stroke-width="5"/>
  <rect x="${x - 20}" y="516" width="76" height="14" rx="6" fill="#d9534f"/>`;

const playground = frame(`${sky}${cloud(110, 70, 1.2)}${cloud(470, 120, 0.8)}${tree(90, 424, 0.9)}${tree(880, 420, 1)}
  <path d="M0 420C240 392 660 400 960 424V720H0Z" fill="url(#grass)"/>
  <ellipse cx="486" cy="606" rx="420" ry="88" fill="#e9cf9a"/>
  <ellipse cx="486" cy="598" rx="400" ry="76" fill="#f2dcae"/>
  <g stroke="#b0713a" stroke-width="16" stroke-linecap="round" fill="none">
    <path d="M120 604L172 346L226 604M412 604L464 346L518 604M150 346H486"/>
  </g>
  ${swing(224)}${swing(350)}
  <g>
    <rect x="612" y="372" width="14" height="230" fill="#96612f"/><rect x="726" y="372" width="14" height="230" fill="#96612f"/>
    <path d="M592 300L676 222L760 300Z" fill="#d9534f"/><rect x="604" y="296" width="144" height="84" fill="#f3b44c"/>
    <rect x="650" y="316" width="52" height="64" rx="26" fill="#7d4f24"/>
    <rect x="604" y="374" width="144" height="16" fill="#b0713a"/>
    <g stroke="#b0713a" stroke-width="9"><path d="M626 430H726M626 476H726M626 522H726M626 566H726"/></g>
    <path d="M748 380C800 400 826 520 906 580L888 602C800 556 780 430 732 396Z" fill="#4a90c4"/>
    <path d="M748 380C800 400 826 520 906 580" fill="none" stroke="#2f6d9d" stroke-width="7"/>
  </g>
  <g fill="#fff"><circle cx="300" cy="640" r="20" fill="#4a90c4"/><path d="M282 640A20 20 0 0 1 318 640Z" fill="#ffe08a"/></g>`);

const duck = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">
    <ellipse cx="0" cy="15" rx="50" ry="6" fill="#fff" opacity=".4"/>
    <path d="M-44 2C-40 -14 14 -18 40 0C34 18 -30 20 -44 2Z" fill="#8a6a4a"/><path d="M-24 0C-10 -12 14 -8 22 4Z" fill="#6f5339"/>
    <circle cx="38" cy="-20" r="15" fill="#2f7d4f"/><path d="M32 -12L44 6H26Z" fill="#fff"/><path d="M50 -22L68 -16L50 -12Z" fill="#f3b44c"/>
    <circle cx="42" cy="-24" r="3" fill="#111"/>
  </g>`;

const reeds = (x: number, y: number): string => `
  <g transform="translate(${x} ${y})" stroke="#4d7f38" stroke-width="6" stroke-linecap="round" fill="none">
    <path d="M0 0C2 -50 -6 -80 -12 -116M20 0C22 -60 26 -90 24 -134M42 0C44 -44 54 -74 64 -104"/>
    <g stroke="#7a5230" stroke-width="13"><path d="M-12 -104V-134M24 -126V-158M64 -96L68 -124"/></g>
  </g>`;

const lily = (x: number, y: number): string => `
  <g transform="translate(${x} ${y})"><ellipse rx="38" ry="14" fill="#4f9a4a"/><path d="M0 0L36 -8L30 8Z" fill="#5fb0cf"/>
  <circle cx="-8" cy="-8" r="10" fill="#f6c6d8"/><circle cx="-8" cy="-9" r="4" fill="#ffe08a"/></g>`;

const pond =
  frame(`${sky}${cloud(300, 60, 1.1)}${cloud(40, 130, 0.7)}${tree(120, 430, 1.25)}${tree(262, 408, 0.9)}${tree(846, 428, 1.2)}
  <path d="M0 404C260 386 690 390 960 410V720H0Z" fill="url(#grass)"/>
  <path d="M86 566C100 450 330 432 520 436S900 470 884 570S690 692 460 690S72 668 86 566Z" fill="#cfae78"/>
  <path d="M106 564C122 462 338 446 520 450S876 480 862 568S684 676 460 674S92 654 106 564Z" fill="url(#water)"/>
  <g stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"><path d="M220 520H330M420 490H560M610 560H740M300 620H400M500 640H600"/></g>
  ${lily(260, 582)}${lily(346, 606)}${lily(700, 510)}${duck(470, 540, 1.2)}${duck(604, 604, -0.9)}${duck(382, 506, 0.7)}
  ${reeds(116, 600)}${reeds(806, 640)}
  <g fill="#96612f"><rect x="660" y="374" width="170" height="13" rx="5"/><rect x="660" y="354" width="170" height="11" rx="5"/><rect x="660" y="334" width="170" height="11" rx="5"/>
  <rect x="676" y="332" width="11" height="90"/><rect x="803" y="332" width="11" height="90"/></g>`);

const floodlight = (x: number): string => `
  <rect x="${x - 6}" y="150" width="12" height="260" fill="#77808a"/><rect x="${x - 46}" y="116" width="92" height="44" rx="6" fill="#59636e"/>
  <g fill="#fff6cf">${[-30, 0, 30].map((offset) => `<circle cx="${x + offset}" cy="138" r="11"/>`).join('')}</g>`;

const stripes = [0, 2, 4, 6, 8]
  .map((at) => `<path d="M${260 + at * 44} 420H${304 + at * 44}L${96 * (at + 1)} 720H${96 * at}Z" fill="#5cab4a"/>`)
  .join('');

const sportsField =
  frame(`${sky}${cloud(160, 90, 1)}${cloud(520, 60, 1.2)}${tree(330, 416, 0.8)}${tree(430, 410, 0.65)}${tree(560, 412, 0.75)}${tree(660, 416, 0.85)}
  ${floodlight(120)}${floodlight(850)}
  <path d="M0 400H960V720H0Z" fill="#6fb757"/>${stripes}
  <g fill="none" stroke="#fff" stroke-width="6">
    <path d="M226 420H734L940 714M226 420L20 714M146 534H814"/><ellipse cx="480" cy="534" rx="112" ry="36"/>
    <path d="M366 420L350 452H610L594 420"/>
  </g>
  <g fill="none" stroke="#fff">
    <path d="M404 420V336H556V420" stroke-width="9"/>
    <path d="M404 336L424 320H536L556 336M424 320V410M536 320V410M412 352H548M408 372H552M408 392H552M434 336V418M464 336V418M496 336V418M526 336V418" stroke-width="2" opacity=".8"/>
  </g>
  <g transform="translate(560 622)"><ellipse cx="4" cy="38" rx="42" ry="9" fill="#2f6b2f" opacity=".45"/><circle r="38" fill="#fff"/>
    <path d="M0 -14L14 -4L8 12H-8L-14 -4Z" fill="#2b3138"/><path d="M0 -38L11 -34L0 -26L-11 -34ZM36 -12L36 6L27 -1ZM-36 -12L-36 6L-27 -1ZM22 30L8 36L14 25ZM-22 30L-8 36L-14 25Z" fill="#2b3138"/>
    <g stroke="#2b3138" stroke-width="2.5"><path d="M0 -26V-14M27 -1L14 -4M-27 -1L-14 -4M14 25L8 12M-14 25L-8 12"/></g>
  </g>`);

/** A street between two pavements, with the school behind it. */
const street = (inside: string): string =>
  frame(`${sky}${cloud(90, 60, 1)}${cloud(620, 90, 0.8)}
  <path d="M0 400H960V720H0Z" fill="#8ccb63"/>
  <g><rect x="330" y="214" width="420" height="196" fill="#d98d62"/><path d="M306 222L540 128L774 222Z" fill="#8f4a34"/>
    <rect x="506" y="314" width="68" height="96" rx="6" fill="#5c3b2a"/>
    <g fill="#cfe9f6" stroke="#fff" stroke-width="7">${[362, 434, 606, 678].map((x) => `<rect x="${x}" y="262" width="46" height="58"/>`).join('')}</g></g>
  ${tree(180, 420, 1.1)}${tree(880, 420, 1.2)}
  <path d="M0 430H960V470H0Z" fill="#cfd3d6"/><path d="M0 470H960V672H0Z" fill="#6b7177"/><path d="M0 672H960V720H0Z" fill="#cfd3d6"/>
  ${inside}`);

const crossing = street(`
  <g fill="#fff">${[330, 400, 470, 540, 610].map((x) => `<path d="M${x} 474H${x + 36}L${x + 30} 668H${x - 14}Z"/>`).join('')}</g>
  <g><rect x="268" y="330" width="12" height="128" fill="#2b3138"/><circle cx="274" cy="320" r="26" fill="#f3b44c"/></g>
  <g><rect x="708" y="520" width="14" height="152" fill="#2b3138"/><circle cx="715" cy="508" r="32" fill="#f3b44c"/></g>`);

const planter = (x: number): string => `
  <g transform="translate(${x} 560)"><rect x="-58" y="0" width="116" height="70" rx="8" fill="#96612f"/><rect x="-58" y="0" width="116" height="16" rx="6" fill="#b0713a"/>
  <g fill="#3f8a3c"><circle cx="-34" cy="-16" r="26"/><circle cx="4" cy="-28" r="32"/><circle cx="38" cy="-14" r="24"/></g>
  <g fill="#f6c6d8"><circle cx="-30" cy="-24" r="7"/><circle cx="12" cy="-40" r="7"/><circle cx="40" cy="-20" r="7"/></g></g>`;

const schoolStreet = street(`${[180, 400, 620, 840].map(planter).join('')}
  <g><rect x="470" y="360" width="10" height="150" fill="#59636e"/><circle cx="475" cy="352" r="40" fill="#d9534f"/><circle cx="475" cy="352" r="28" fill="#fff"/></g>`);

export const scenes = { playground, pond, sportsField, crossing, schoolStreet } as const;
