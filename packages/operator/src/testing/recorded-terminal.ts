import type { Environment } from '@folkmoot/service-kit';
import { runTool } from '../tool';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the tool in this process. Returns what a person would see. */
export const runOnTerminal = async (argv: readonly string[], environment: Environment = {}): Promise<Outcome> => {
  let out = '';
  let error = '';
  const code = await runTool(argv, {
    environment,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    progress: () => undefined,
  });
  return { code, out, error };
};
