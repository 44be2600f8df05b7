import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** What a round of builds came to. */
export interface BuildReport {
  parts: string[];
  /** What does not compile, as text; empty when all is well. */
  problems: string[];
  ms: number;
}

const NAME = 'BuildReporter';
/** A change in a package reaches several parts, each a moment after the other: one report, and one reload. */
const SETTLED_MS = 80;

/** One instance for several compilers: reports once when all that were building have finished. */
export class BuildReporter implements RspackPluginInstance {
  readonly #tell: (report: BuildReport) => void;
  readonly #building = new Set<string>();
  #built = new Map<string, string[]>();
  #began = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(tell: (report: BuildReport) => void) {
    this.#tell = tell;
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? '';
    compiler.hooks.watchRun.tap(NAME, () => this.#start(name));
    compiler.hooks.done.tap(NAME, (stats) =>
      this.#end(name, stats.hasErrors() ? [stats.toString({ all: false, errors: true, colors: false })] : []),
    );
    compiler.hooks.failed.tap(NAME, (error) => this.#end(name, [error.message]));
  }

  #start(name: string): void {
    clearTimeout(this.#timer);
    if (this.#building.size + this.#built.size === 0) this.#began = performance.now();
    this.#building.add(name);
  }

  #end(name: string, problems: string[]): void {
    this.#building.delete(name);
    this.#built.set(name, problems);
    if (this.#building.size > 0) return;
    const ms = performance.now() - this.#began;
    this.#timer = setTimeout(() => this.#report(ms), SETTLED_MS);
  }

  #report(ms: number): void {
    const built = this.#built;
    this.#built = new Map();
    this.#tell({ parts: [...built.keys()].sort(), problems: [...built.values()].flat(), ms });
  }
}
