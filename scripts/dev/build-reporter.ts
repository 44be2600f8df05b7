import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Result of a round of builds. */
export interface BuildReport {
  parts: string[];
  /** Compile errors as text. Empty when all parts compile. */
  problems: string[];
  ms: number;
}

const NAME = 'BuildReporter';
/**
 * A change in a package starts builds of several parts, one shortly after another: they become one report and one
 * reload.
 */
const SETTLED_MS = 80;

/** One instance for several compilers. Reports once when all running builds have finished. */
export class BuildReporter implements RspackPluginInstance {
  readonly #onReport: (report: BuildReport) => void;
  readonly #building = new Set<string>();
  #built = new Map<string, string[]>();
  #began = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(onReport: (report: BuildReport) => void) {
    this.#onReport = onReport;
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
    this.#onReport({ parts: [...built.keys()].sort(), problems: [...built.values()].flat(), ms });
  }
}
