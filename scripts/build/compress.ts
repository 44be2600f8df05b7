import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sourceFiles } from '../start/fingerprint.mjs';

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST_BYTES = 256;
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
const GZIP_LEVEL = 9;
const AT_A_TIME = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: GZIP_LEVEL })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes `.br` and `.gz` next to every file that becomes smaller. Source maps are rarely requested and stay
 * uncompressed.
 */
export const compressFolder = async (dir: string): Promise<void> => {
  const queue = sourceFiles(dir).filter((file) => COMPRESSIBLE.has(path.extname(file)));
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
};
