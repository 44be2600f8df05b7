/**
 * @file jest's module runtime with reuse of compiled code. jest compiles each file with a callback for dynamic imports,
 * and V8 then does not use its compilation cache: every suite would compile the same 1,500 files again. The callback is
 * not needed: the code under test is CommonJS, in which `import()` has become `require`.
 */
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

module.exports = class Runtime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { executor } = this;
    const compileOriginal = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join(',');
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return compileOriginal(source, filename);
      try {
        // The wrapper adds one line before the file's first line.
        const script = new Script(`(function(${parameters}){\n${source}\n})`, { filename, lineOffset: -1 });
        return script.runInContext(context);
      } catch {
        // jest gives a better message for code that cannot be compiled.
        return compileOriginal(source, filename);
      }
    };
  }
};
