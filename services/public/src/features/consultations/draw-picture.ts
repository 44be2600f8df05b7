import type { PublicCouncil } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';
import { consultationMessages } from './consultations.messages';

/** The size that sites expect of the picture beside a link. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 80;
const BAR = 24;
const INK = '#0b0c0c';
const QUIET = '#505a5f';
const COLOUR = /^#[0-9a-fA-F]{6}$/;
const FALLBACK_COLOUR = '#2563eb';
const NAME_SIZE = 88;
const WORD_SIZE = 52;
const LINE_HEIGHT = 1.2;
const MOST_LINES = 3;
const MAX_PICTURES = 500;

const draw = async ({ name, language, branding }: PublicCouncil): Promise<Buffer> => {
  // Few processes are asked for a picture: the others need no memory for fonts.
  const [{ drawingSvg, wrapped }, { default: sharp }] = await Promise.all([
    import('@folkmoot/documents/charts'),
    import('sharp'),
  ]);
  const width = WIDTH - 2 * MARGIN;
  const lines = wrapped(name, { size: NAME_SIZE, weight: 'bold', width, most: MOST_LINES });
  const firstY = HEIGHT / 2 - ((lines.length - 1) * NAME_SIZE * LINE_HEIGHT) / 2;
  const isRightToLeft = language === 'ar';
  const anchor = isRightToLeft ? ('end' as const) : ('start' as const);
  const x = isRightToLeft ? WIDTH - MARGIN : MARGIN;
  const colour = COLOUR.test(branding.primaryColor) ? branding.primaryColor : FALLBACK_COLOUR;
  const text = { kind: 'text' as const, x, anchor };
  const svg = drawingSvg(
    {
      width: WIDTH,
      height: HEIGHT,
      items: [
        { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, colour: '#ffffff' },
        { kind: 'box', x: 0, y: 0, width: WIDTH, height: BAR, colour },
        ...lines.map((line, index) => ({
          ...text,
          y: firstY + index * NAME_SIZE * LINE_HEIGHT,
          text: line,
          size: NAME_SIZE,
          weight: 'bold' as const,
          colour: INK,
        })),
        {
          ...text,
          y: HEIGHT - MARGIN,
          text: consultationMessages.word(language),
          size: WORD_SIZE,
          weight: 'normal',
          colour: QUIET,
        },
      ],
    },
    { title: name, alt: '', lettering: 'outlines' },
  );
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Draws the picture that other sites show with a link, once for each name and colour of a council. */
export const createPictures = () => {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });
  return (council: PublicCouncil): Promise<Buffer> => {
    const key = JSON.stringify([council.name, council.language, council.branding.primaryColor]);
    const known = pictures.get(key);
    if (known) return known;
    const picture = draw(council);
    pictures.set(key, picture);
    // One that failed is drawn again for the next request.
    picture.catch(() => pictures.delete(key));
    return picture;
  };
};
