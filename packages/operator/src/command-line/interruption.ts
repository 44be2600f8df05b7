/** Runs work with a signal that aborts on Ctrl-C or SIGTERM. The work cleans up, and then the tool ends. */
export const untilInterrupted = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  try {
    return await work(interruption.signal);
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupt);
  }
};
