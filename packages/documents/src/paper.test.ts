import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { cards } from './cards';
import { codePdf } from './code';
import { canWrite } from './document/pieces';
import type { PaperOrder } from './paper-content';
import { poster } from './poster';

const url = 'https://folkmoot.example/q/k7mp3xqz';
const content = {
  language: 'en',
  councilName: 'Cyngor Llŷn',
  logo: null,
  accent: '#1d4ed8',
  headline: 'Sut le ddylai ein parciau fod?',
  headlineInstead: 'Have your say',
  scan: 'Point your phone’s camera at the code.',
  orGoTo: 'Or go to',
  url,
  hasLogoInCode: false,
  until: 'Open until 30 November 2026',
  promise: 'No app and no account needed.',
};

/** The decompressed content stream of a page. */
const drawn = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
};

const PIXELS_PER_POINT = 2;

/** Paints the rectangles of a page that has nothing else, as a reader would. */
const painted = (pdf: Buffer, side: number) => {
  const width = Math.ceil(side * PIXELS_PER_POINT);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const rectangles = drawn(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g);
  for (const [, ...numbers] of rectangles) {
    const [x = 0, y = 0, w = 0, h = 0] = numbers.map((number) => Number(number) * PIXELS_PER_POINT);
    const right = Math.round(x + w);
    const bottom = Math.round(y + h);
    for (let row = Math.round(y); row < bottom; row += 1)
      for (let column = Math.round(x); column < right; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { pixels, width };
};

const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const titleOf = (pdf: Buffer): string | undefined => {
  const text = pdf.toString('latin1');
  const [, object = ''] = /\/Title (\d+) 0 R/.exec(text) ?? [];
  return new RegExp(`\\n${object} 0 obj\\n\\((.*)\\)\\nendobj`).exec(text)?.[1];
};
const widthOf = (pdf: Buffer): number => Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))?.[1]);

describe('a QR code on paper', () => {
  it('alone: a reader finds the address in what the page draws, white border included (E-55)', async () => {
    const pdf = await codePdf({ url, title: 'Library door', logo: null });
    const { pixels, width } = painted(pdf, widthOf(pdf));
    expect(jsQR(pixels, width, width)?.data).toBe(url);
  });

  it.each([
    ['a4', 595.28],
    ['a3', 841.89],
  ] as const)('a poster in %s: one page of that size, with fonts inside', async (size, width) => {
    const pdf = await poster({ ...content, size });
    expect([countPages(pdf), Math.round(widthOf(pdf))]).toEqual([1, Math.round(width)]);
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2|\/FontFile3/);
  });

  it('a sheet of cards: one page of A4 with ten codes', async () => {
    const pdf = await cards(content);
    expect([countPages(pdf), Math.round(widthOf(pdf))]).toEqual([1, 595]);
    const rectangles = (page: Buffer): number => drawn(page).match(/ re\n/g)?.length ?? 0;
    const codes = rectangles(await codePdf({ url, title: 'x', logo: null }));
    // Ten codes, and the line above each.
    expect(rectangles(pdf)).toBe(10 * (codes + 1));
  });

  it('a poster and a sheet of cards name the place once, so that several can be distinguished', async () => {
    const texts = (pdf: Buffer): number => drawn(pdf).match(/\bBT\b/g)?.length ?? 0;
    const place = 'Library, lift 2';
    expect(texts(await poster({ ...content, size: 'a4', place }))).toBe(
      texts(await poster({ ...content, size: 'a4' })) + 1,
    );
    expect(texts(await cards({ ...content, place }))).toBe(texts(await cards(content)) + 1);
  });

  it.each([
    ['poster', (order: PaperOrder) => poster({ ...order, size: 'a4' })],
    ['poster in A3', (order: PaperOrder) => poster({ ...order, size: 'a3' })],
    ['sheet of cards', cards],
  ])('a %s of each place is a page of one file that contains fonts and logo once', async (_, draw) => {
    const logo = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const places = ['Library', 'Town hall', 'Bus stop'].map((place, at) => ({
      place,
      url: `${url}${at}`,
      hasLogoInCode: at === 1,
    }));
    const branded = { ...content, logo };
    const [single, all] = [await draw({ ...branded, ...places[1] }), await draw({ ...branded, places })];
    const fonts = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontFile\d/g)?.length;
    expect([countPages(all), fonts(all), fonts(single)]).toEqual([3, 2, 2]);
    expect(all.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(new Set(all.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g)).size).toBe(1);
    const bookmarks = (pdf: Buffer) => pdf.toString('latin1').match(/\/Title \(|\/Dest \[/g)?.length ?? 0;
    expect([bookmarks(single), bookmarks(all)]).toEqual([0, 6]);
    const textsOf = (pdf: Buffer) => drawn(pdf).match(/\bBT\b/g)?.length ?? 0;
    expect(textsOf(all)).toBe(3 * textsOf(single));
  });

  it('with a logo in its middle: a reader finds the address, the picture is in the file once and drawn in each code (E-55)', async () => {
    const logo = await sharp({ create: { width: 400, height: 160, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const single = await codePdf({ url, title: 'Library door', logo });
    const { pixels, width } = painted(single, widthOf(single));
    expect(jsQR(pixels, width, width)?.data).toBe(url);
    const sheet = await cards({ ...content, logo, hasLogoInCode: true });
    const pictures = (pdf: Buffer) => [
      pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length,
      drawn(pdf).match(/\/I\d+ Do/g)?.length,
    ];
    expect([pictures(single), pictures(sheet)]).toEqual([
      [1, 1],
      [1, 10],
    ]);
    const withoutIt = await cards({ ...content, logo });
    expect(pictures(withoutIt)).toEqual([undefined, undefined]);
  });

  it.each([
    ['Chinese', '我们的公园应该是什么样子？'],
    ['pictures alone', '🌳🌳'],
  ])(
    'a headline in %s, which says nothing in the letters of the fonts: the general one stands there',
    async (_, headline) => {
      expect(titleOf(await poster({ ...content, headline, size: 'a4' }))).toBe('Have your say');
    },
  );

  it.each([
    [200, 'x'],
    [40, 'parks '],
    [1, 'A'],
  ])('a headline of %i times “%s”: still one page', async (times, part) => {
    expect(countPages(await poster({ ...content, headline: part.repeat(times), size: 'a4' }))).toBe(1);
    expect(countPages(await cards({ ...content, headline: part.repeat(times), councilName: part.repeat(times) }))).toBe(
      1,
    );
  });
});

describe('a poster in Arabic', () => {
  const arabic = {
    ...content,
    language: 'ar',
    councilName: 'بلدية النهر',
    headline: 'كيف يجب أن تبدو حدائق Riverside؟',
    until: 'متاح حتى 30 نوفمبر 2026',
  };
  const fontsOf = (pdf: Buffer): string[] => [
    ...new Set([...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name = '']) => name)),
  ];

  it.each(['poster', 'cards'] as const)('has its own letters on a %s', async (kind) => {
    const pdf = await (kind === 'poster' ? poster({ ...arabic, size: 'a4' }) : cards(arabic));
    expect(fontsOf(pdf)).toEqual(expect.arrayContaining(['NotoSansArabic-Bold', 'Inter-Bold']));
    expect([countPages(pdf), pdf.toString('latin1').includes('/Lang (ar)')]).toEqual([1, true]);
  });

  it('has its logo on the right, and the codes of its cards too', async () => {
    const logo = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    /** How far from the left pictures are drawn. */
    const lefts = (pdf: Buffer): number[] =>
      [...drawn(pdf).matchAll(/[\d.]+ 0 0 -?[\d.]+ ([\d.]+) [\d.]+ cm\s+\/I\d+ Do/g)].map(([, x]) => Number(x));
    const [left] = lefts(await poster({ ...content, logo, size: 'a4' }));
    const [right] = lefts(await poster({ ...arabic, logo, size: 'a4' }));
    expect([Number(left) < 200, Number(right) > 395]).toEqual([true, true]);
    const cardOf = async (card: typeof content) => lefts(await cards({ ...card, logo, hasLogoInCode: true }))[0];
    expect(Number(await cardOf(arabic)) - Number(await cardOf(content))).toBeGreaterThan(80);
  });
});

describe('what the fonts can write', () => {
  it.each([
    ['Welsh', 'Llŷn, ŵyl y môr', true],
    ['Greek and Cyrillic', 'Πάρκο, Парк', true],
    ['letters and pictures', 'Our trees 🌳\n now', true],
    ['Arabic', 'حدائق', true],
    ['Hebrew with Latin in it', 'הפארק של Riverside', true],
    ['Chinese', '公园', false],
  ])('%s', (_, text, expected) => expect(canWrite(text)).toBe(expected));
});
