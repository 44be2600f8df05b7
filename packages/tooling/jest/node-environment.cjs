const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

/** The library of jobs watches each job by a timer of a minute that nobody can stop. */
const LONG_MS = 30_000;

/**
 * The storages that the current test file uses. Each file loads its own modules and so makes its own, and Node carries
 * the value of every storage ever used in the process to each new promise. So they end with their file.
 */
const used = new Set();
const { run, enterWith } = AsyncLocalStorage.prototype;
Object.assign(AsyncLocalStorage.prototype, {
  run(...args) {
    used.add(this);
    return run.apply(this, args);
  },
  enterWith(...args) {
    used.add(this);
    return enterWith.apply(this, args);
  },
});

/** Jest's node environment, in which no long timer keeps the process after the last test. */
class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const { setTimeout } = this.global;
    const lenient = (work, delay, ...rest) => {
      const timer = setTimeout(work, delay, ...rest);
      return delay >= LONG_MS ? timer.unref() : timer;
    };
    this.global.setTimeout = Object.defineProperties(lenient, Object.getOwnPropertyDescriptors(setTimeout));
  }

  async teardown() {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
}

module.exports = NodeEnvironment;
