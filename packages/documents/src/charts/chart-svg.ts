import { type Html, html } from '../html/html';
import type { Drawing, DrawnText } from './chart-drawing';
import { textOutlines, textWidth } from './text-outlines';

/** Letters can be read by programs and edited. Outlines look alike where no font is installed, as in a container. */
export type Lettering = 'letters' | 'outlines';

const rounded = (value: number): string => value.toFixed(2);

const outlined = ({ x, y, text, size, weight, colour, anchor }: DrawnText): Html => {
  const width = anchor === 'start' ? 0 : textWidth(text, size, weight);
  const left = anchor === 'middle' ? x - width / 2 : x - width;
  const path = textOutlines(text, { x: anchor === 'start' ? x : left, y, size, weight });
  return html`<path fill="${colour}" d="${path}"/>`;
};

const itemOf = (item: Drawing['items'][number], lettering: Lettering): Html => {
  if (item.kind === 'box')
    return html`<rect x="${rounded(item.x)}" y="${rounded(item.y)}" width="${rounded(item.width)}" height="${rounded(item.height)}" fill="${item.colour}"/>`;
  if (item.kind === 'picture')
    return html`<image x="${rounded(item.x)}" y="${rounded(item.y)}" width="${rounded(item.width)}" height="${rounded(item.height)}" href="data:image/png;base64,${Buffer.from(item.png).toString('base64')}"/>`;
  if (lettering === 'outlines') return outlined(item);
  const { x, y, size, weight, colour, anchor, text } = item;
  return html`<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${text}</text>`;
};

/** A drawing as SVG with a text alternative. */
export const drawingSvg = (
  { width, height, items }: Drawing,
  { title, alt, lettering }: { title: string; alt: string; lettering: Lettering },
): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(width)} ${rounded(height)}" width="${rounded(width)}" height="${rounded(height)}" role="img" font-family="Inter, Arial, sans-serif"><title>${title}</title><desc>${alt}</desc>${items.map((item) => itemOf(item, lettering))}</svg>`
    .text;
