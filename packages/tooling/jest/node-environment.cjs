const { TestEnvironment } = require('jest-environment-node');

/** The library of jobs watches each job by a timer of a minute that nobody can stop. */
const LONG_MS = 30_000;

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
}

module.exports = NodeEnvironment;
