import { lookup } from '@folkmoot/contracts';
import { colours, dark, palette, seenInTheDark, tones } from '../document/colours';
import { Html } from './html';

const scheme = (name: 'light' | 'dark', values: Readonly<Record<string, string>>): string =>
  `:root{color-scheme:${name};${Object.entries(values)
    .map(([key, value]) => `--${key}:${value}`)
    .join(';')}}`;

/** Charts are drawn once, in light colours. A rule of a style sheet is stronger than the attribute. */
const chartFills = (accent: string): string => {
  const pairs: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(colours).map(([key, light]) => [light, lookup(dark.colours, key)] as const),
    ...Object.entries(tones).map(([key, light]) => [light, lookup(dark.tones, key)] as const),
    ...palette.map((light, index) => [light, dark.palette[index]] as const),
    [accent, seenInTheDark(accent)],
  ];
  return pairs.map(([light, night]) => `.chart [fill="${light}"]{fill:${night}}`).join('\n');
};

/** The look of an HTML document, on light and dark screens and on paper; the colour is one that was checked. */
export const styleOf = (colour: string): Html =>
  new Html(`${scheme('light', { ...colours, ...tones, accent: colour })}
@media screen and (prefers-color-scheme:dark){${scheme('dark', { ...dark.colours, ...dark.tones, accent: seenInTheDark(colour) })}
${chartFills(colour)}header img{padding:.5rem;border-radius:.25rem;background:${colours.paper}}}
body{max-width:52rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{padding:1.5rem;border-top:.75rem solid var(--accent);background:var(--plate)}header img{display:block;max-width:14rem;max-height:5rem;margin-bottom:1rem}
h1{margin:0 0 .25rem;font-size:2rem;line-height:1.2}.about{font-size:1.25rem;overflow-wrap:anywhere}
header dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:1rem 0 0}header dt{color:var(--soft)}header dd{margin:0;font-weight:600}
h2{margin-top:2.5rem;border-bottom:2px solid var(--accent)}h2,h3,h4,p,dd,blockquote{overflow-wrap:anywhere}h3{margin:1.75rem 0 .25rem}h4{margin:1.25rem 0 .25rem}
section section{break-inside:avoid}.lead{font-size:1.15rem}.soft{margin:.25rem 0 .5rem;color:var(--soft)}
table{width:100%;border-collapse:collapse;table-layout:fixed}caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.5rem .75rem;border-bottom:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top;overflow-wrap:anywhere}thead th{font-weight:600;background:var(--plate)}
.wide td{font-variant-numeric:tabular-nums}.wide th:first-child{width:40%}.share{font-variant-numeric:tabular-nums}.track{display:inline-block;width:calc(100% - 8rem);height:.9rem;margin-inline-end:.75rem;vertical-align:middle;background:var(--plate)}.bar{display:block;height:100%;background:var(--accent)}
.track,.bar{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:1rem;padding:0}.figures div{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem}
.figures dt{color:var(--soft)}.figures dd{margin:0;color:var(--soft)}.figures strong{display:block;font-size:1.5rem;color:var(--ink)}
.badge{margin:0;font-weight:600}blockquote{margin:.75rem 0;padding:0 0 0 1rem;border-inline-start:3px solid var(--line)}blockquote p{margin:0}blockquote footer{margin:0;padding:0;border:0;color:var(--soft);font-size:.875rem}
.answers dt{margin-top:.75rem;color:var(--soft)}.answers dd{margin:0;white-space:pre-line}
body>footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.875rem}
@media (max-width:45rem){.track{display:block;width:auto;margin:.3rem 0}}
@media (max-width:30rem){body{padding:.5rem}th,td{padding:.4rem}.wide{font-size:.8rem}.wide th,.wide td{padding:.4rem .2rem}.wide th:first-child{width:31%}header dl{grid-template-columns:1fr}}`);
