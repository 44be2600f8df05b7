import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { file, page } from '@folkmoot/service-kit';
import { acceptedEncodings } from './accepted-encodings';
import type { PageAnswer } from './answer-page';

const compress = promisify(brotliCompress);

/** Brotli quality 4 of 11: a third of a millisecond per page, and a tenth larger than the best quality. */
const QUALITY = 4;
const options = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

const compressedPage = async (html: Buffer, headers: Readonly<Record<string, string>>): Promise<PageAnswer> => {
  const encoding = { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };
  return file(await compress(html, options(html.length)), {
    type: 'text/html; charset=utf-8',
    headers: { ...headers, ...encoding },
  });
};

/**
 * Compresses a page with the best encoding that the browser accepts. Each visit has its own page, so nothing is cached.
 */
export const encodedPage = (
  html: Buffer,
  headers: Readonly<Record<string, string>>,
  acceptEncoding: unknown,
): Promise<PageAnswer> | PageAnswer =>
  acceptedEncodings(acceptEncoding).has('br') ? compressedPage(html, headers) : page(html, { headers });
