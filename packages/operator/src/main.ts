/** @file The process of `npx folkmoot`. */
import { environment } from './config';
import { runTool } from './tool';

const { stderr, stdout } = process;

process.exitCode = await runTool(process.argv.slice(2), {
  environment: environment(),
  out: (text) => void stdout.write(text),
  error: (text) => void stderr.write(text),
  // Without a terminal the lines would fill a log.
  progress: (line) => void (stderr.isTTY && stderr.write(`${line}\n`)),
});
