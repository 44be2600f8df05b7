/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import subsetFont from 'subset-font';

const NAME = 'FontPlugin';

/** The font weights that the design uses. The family has 100 to 900. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Font features to keep, by alphabet: kerning, figures of one width, and composed accents. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  latin: ['kern', 'tnum'],
  'latin-ext': ['kern', 'tnum', 'ccmp', 'mark', 'mkmk'],
};

const FILE = /-(?<alphabet>latin|latin-ext)-wght-normal\.woff2$/;

/** Converts `U+0000-00FF,U+0131` to the characters themselves. */
const charactersOf = (range: string): string => {
  const parts = range.split(',').map((part) => part.replace('U+', '').split('-'));
  const codes = parts.flatMap(([first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
};

/** The font file with the same characters, without unused weights and alternative shapes: half the size. */
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

/**
 * Removes unused parts from the fonts that every officer loads. It runs before names are hashed, so the names match the
 * new content.
 */
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
