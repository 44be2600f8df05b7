import { DomainError } from '@folkmoot/contracts';
import * as z from 'zod';
import { messages } from '../mcp.messages';
import type { Tool, ToolWork } from '../mcp.types';

type Defined<I extends z.ZodObject> = Omit<Tool, 'input' | 'run'> & {
  readonly input: I;
  readonly run: (work: ToolWork, input: z.output<I>) => Promise<object>;
};

/** Defines a tool. `run` gets the input as its schema reads it. Throws invalid_input for other input. */
export const defineTool = <I extends z.ZodObject>({ run, ...tool }: Defined<I>): Tool => ({
  ...tool,
  run: async (work, input) => {
    const read = tool.input.safeParse(input);
    if (!read.success)
      throw new DomainError('invalid_input', { detail: messages.wrongInput(z.prettifyError(read.error)) });
    return run(work, read.data);
  },
});
