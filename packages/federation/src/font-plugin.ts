/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import subsetFont from 'subset-font';

const NAME = 'FontPlugin';

/** What we set type in; the family comes with 100 to 900. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** By alphabet, what of the font's features we use: kerning, figures of one width, and accents that are put together. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  latin: ['kern', 'tnum'],
  'latin-ext': ['kern', 'tnum', 'ccmp', 'mark', 'mkmk'],
};

const FILE = /-(?<alphabet>latin|latin-ext)-wght-normal\.woff2$/;

/** `U+0000-00FF,U+0131` as the characters themselves. */
const charactersOf = (range: string): string => {
  const parts = range.split(',').map((part) => part.replace('U+', '').split('-'));
  const codes = parts.flatMap(([first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
};

/** The file with the same characters, without the weights and the alternative shapes that nobody sees: half of it. */
export const lightenFont = async (file: string, content: Buffer): Promise<Buffer> => {
  const alphabet = FILE.exec(file)?.groups?.alphabet ?? '';
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(path.join(path.dirname(file), '../unicode.json'), 'utf8'),
  );
  return await subsetFont(content, charactersOf(lookup(ranges, alphabet) ?? ''), {
    targetFormat: 'woff2',
    keepFeatures: lookup(FEATURES, alphabet) ?? [],
    variationAxes: WEIGHTS,
  });
};

/** Takes out of the fonts that every officer loads what is not used. Names by content follow, since it comes before they are made. */
export class FontPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const { name, source, info } of compilation.getAssets()) {
          const { sourceFilename = '' } = info;
          if (!FILE.test(sourceFilename)) continue;
          const file = path.resolve(compiler.context, sourceFilename);
          compilation.updateAsset(name, new RawSource(await lightenFont(file, source.buffer())));
        }
      });
    });
  }
}
