import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { readDescriptor } from './descriptor';

const NAME = 'DescriptorPlugin';

/** Copies the checked descriptor into the build. An invalid descriptor fails the build. */
export class DescriptorPlugin implements RspackPluginInstance {
  readonly #name: string;
  readonly #exposed: readonly string[];

  constructor(name: string, exposed: readonly string[]) {
    this.#name = name;
    this.#exposed = exposed;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.fileDependencies.add(path.join(compiler.context, 'remote.json'));
        const descriptor = readDescriptor(compiler.context, this.#name, this.#exposed);
        compilation.emitAsset('remote.json', new RawSource(`${JSON.stringify(descriptor, null, 2)}\n`));
      });
    });
  }
}
