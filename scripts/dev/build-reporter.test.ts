import type { Compiler } from '@rspack/core';
import { type BuildReport, BuildReporter } from './build-reporter';

type Tap = (stats?: unknown) => void;

/** The three compiler hooks that a reporter uses. */
const fakeCompiler = (name: string) => {
  const taps: Record<string, Tap> = {};
  const hook = (key: string) => ({
    tap: (_plugin: string, tap: Tap) => {
      taps[key] = tap;
    },
  });
  const compiler = {
    options: { name },
    hooks: { watchRun: hook('watchRun'), done: hook('done'), failed: hook('failed') },
  };
  const stats = (errors: string) => ({ hasErrors: () => errors !== '', toString: () => errors });
  return {
    compiler: compiler as unknown as Compiler,
    start: () => taps.watchRun?.(),
    end: (errors = '') => taps.done?.(stats(errors)),
    fail: (message: string) => taps.failed?.(new Error(message)),
  };
};

const setUp = () => {
  const reports: BuildReport[] = [];
  const reporter = new BuildReporter((report) => reports.push(report));
  const parts = ['shell', 'mf-admin'].map(fakeCompiler);
  for (const { compiler } of parts) reporter.apply(compiler);
  const [shell, admin] = parts as [ReturnType<typeof fakeCompiler>, ReturnType<typeof fakeCompiler>];
  return { reports, shell, admin };
};

describe('BuildReporter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reports once when several parts that build in parallel have finished', () => {
    const { reports, shell, admin } = setUp();
    shell.start();
    admin.start();
    admin.end();
    jest.advanceTimersByTime(1000);
    expect(reports).toEqual([]);
    shell.end();
    jest.advanceTimersByTime(1000);
    expect(reports).toEqual([{ parts: ['mf-admin', 'shell'], problems: [], ms: expect.any(Number) }]);
  });

  it('adds a part to the same report when it starts just after another has finished', () => {
    const { reports, shell, admin } = setUp();
    shell.start();
    shell.end();
    admin.start();
    admin.end();
    jest.advanceTimersByTime(1000);
    expect(reports.map(({ parts }) => parts)).toEqual([['mf-admin', 'shell']]);
  });

  it('contains compile errors, and the next report does not when they are fixed', () => {
    const { reports, shell, admin } = setUp();
    shell.start();
    admin.start();
    shell.end('unexpected token');
    admin.fail('no such file');
    jest.advanceTimersByTime(1000);
    shell.start();
    shell.end();
    jest.advanceTimersByTime(1000);
    expect(reports.map(({ problems }) => problems)).toEqual([['unexpected token', 'no such file'], []]);
  });
});
