/** @file How a command is declared. Its table of options and arguments is the source of parsing, types and help. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { lookup } from '@folkmoot/contracts';
import type { Environment } from '@folkmoot/service-kit';
import { UsageError } from './errors';

interface OptionBase {
  readonly help: string;
}
interface TextOption extends OptionBase {
  readonly type: 'string';
  /** The name of the value in the help: `DIR`. */
  readonly value: string;
  readonly isMultiple?: boolean;
}
interface FlagOption extends OptionBase {
  readonly type: 'boolean';
}
export type OptionTable = Readonly<Record<string, TextOption | FlagOption>>;

export interface Argument {
  /** In capitals: `FOLDER`. */
  readonly name: string;
  readonly help: string;
  readonly isOptional?: boolean;
  /** Only the last argument can take several values. */
  readonly isMultiple?: boolean;
}

type ValueOf<O> = O extends FlagOption
  ? boolean
  : O extends { readonly isMultiple: true }
    ? readonly string[]
    : string | undefined;

/** The parsed options of a command, by name. A missing text is undefined; a missing list is empty. */
export type OptionsOf<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** The tools of a command, besides its own options. */
export interface CommandContext {
  readonly environment: Environment;
  /** Shows how far long work is. */
  readonly progress: (line: string) => void;
  /** Shows a line at once, for a command that does not end by itself. */
  readonly report: (line: string) => void;
}

export interface Result {
  /** The value that `--json` prints. */
  readonly data: unknown;
  /** Lines for people, on stdout. */
  readonly lines: readonly string[];
  /** Set when a check found a difference: the line for stderr. The exit code is then `differenceFound`. */
  readonly difference?: string;
}

interface Declaration<O extends OptionTable> {
  /** The words after `folkmoot`: `audit verify`. */
  readonly name: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** More sentences for the help of the command. */
  readonly description?: string;
  readonly arguments?: readonly Argument[];
  readonly options: O;
  /** Complete command lines without `npx folkmoot`, each with what it does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  run(input: { options: OptionsOf<O>; arguments: readonly string[] }, context: CommandContext): Promise<Result>;
}

export interface Command extends Omit<Declaration<OptionTable>, 'run' | 'arguments'> {
  readonly arguments: readonly Argument[];
  /** Parses the words after the name of the command, and runs it. */
  execute(words: readonly string[], context: CommandContext): Promise<Result>;
}

type ParserOptions = NonNullable<ParseArgsConfig['options']>;

const parserOptions = (table: OptionTable): ParserOptions =>
  Object.fromEntries(
    Object.entries(table).map(([name, option]): [string, ParserOptions[string]] => [
      name,
      option.type === 'boolean' ? { type: 'boolean' } : { type: 'string', multiple: option.isMultiple ?? false },
    ]),
  );

const emptyValue = (option: TextOption | FlagOption): unknown => {
  if (option.type === 'boolean') return false;
  return option.isMultiple ? [] : undefined;
};

const isParserError = (error: unknown): error is Error =>
  String((error as { readonly code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

const parse = (table: OptionTable, words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: parserOptions(table), allowPositionals: true, strict: true });
  } catch (error) {
    // Node adds a hint about `--` for values that begin with a dash. The first sentence is enough.
    throw isParserError(error) ? new UsageError(error.message.split('. ')[0] ?? error.message) : error;
  }
};

/** Throws a UsageError when an argument is missing or there are too many. */
const assertArguments = (expected: readonly Argument[], actual: readonly string[]): void => {
  const missing = expected.find(({ isOptional }, index) => !isOptional && actual[index] === undefined);
  if (missing) throw new UsageError(`${missing.name} is missing`);
  const extra = actual[expected.length];
  if (extra !== undefined && !expected.at(-1)?.isMultiple) throw new UsageError(`Unexpected argument '${extra}'`);
};

/** Makes a command from its declaration. */
export const defineCommand = <const O extends OptionTable>(declaration: Declaration<O>): Command => {
  const expected = declaration.arguments ?? [];
  return {
    ...declaration,
    arguments: expected,
    execute: async (words, context) => {
      const { values, positionals } = parse(declaration.options, words);
      assertArguments(expected, positionals);
      const options = Object.fromEntries(
        Object.entries(declaration.options).map(([name, option]) => [name, lookup(values, name) ?? emptyValue(option)]),
      ) as OptionsOf<O>;
      return declaration.run({ options, arguments: positionals }, context);
    },
  };
};
