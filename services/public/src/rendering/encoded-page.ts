import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { file, page } from '@folkmoot/service-kit';
import { acceptedEncodings } from './accepted-encodings';
import type { PageAnswer } from './answer-page';

const compress = promisify(brotliCompress);

/** The fourth of eleven: a third of a millisecond for a page, and a tenth larger than the best. */
const QUALITY = 4;
const options = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/** A page as small as the browser understands it; each visit has its own, so it is made on the way. */
export const encodedPage = async (
  html: Buffer,
  headers: Readonly<Record<string, string>>,
  acceptEncoding: unknown,
): Promise<PageAnswer> => {
  if (!acceptedEncodings(acceptEncoding).has('br')) return page(html, { headers });
  const encoding = { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };
  return file(await compress(html, options(html.length)), {
    type: 'text/html; charset=utf-8',
    headers: { ...headers, ...encoding },
  });
};
