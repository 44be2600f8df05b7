/** @file Finds the command, runs it, prints its result, and chooses the exit code. */
import { ConfigError, type Environment } from '@folkmoot/service-kit';
import type { Command, CommandContext, Result } from './command-line/command';
import { NotReachableError, Problem, UsageError } from './command-line/errors';
import { helpOfCommand, helpOfCommands, PROGRAM, usageOf } from './command-line/help';
import { commands } from './commands';
import { type ExitReason, exitCodes } from './exit-codes';

export interface Terminal {
  readonly environment: Environment;
  out(text: string): void;
  error(text: string): void;
  /** Shows a line of progress. */
  progress(line: string): void;
}

interface ToolOptions {
  readonly isJson: boolean;
  readonly isHelp: boolean;
  readonly showsProgress: boolean;
  /** The command line without the options of the tool. */
  readonly words: readonly string[];
}

const TOOL_WORDS: ReadonlySet<string> = new Set(['--json', '--help', '-h', '--progress']);

/** The options of the tool may be anywhere before `--`. */
const readToolOptions = (argv: readonly string[]): ToolOptions => {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const before = argv.slice(0, end);
  const after = argv.slice(end);
  return {
    isJson: before.includes('--json'),
    isHelp: before.includes('--help') || before.includes('-h'),
    showsProgress: before.includes('--progress'),
    words: [...before.filter((word) => !TOOL_WORDS.has(word)), ...after],
  };
};

const startsWith = (words: readonly string[], name: string): boolean =>
  name.split(' ').every((word, index) => words[index] === word);

const findCommand = (words: readonly string[]): Command | undefined =>
  commands.find(({ name }) => startsWith(words, name));

/** The commands that share the first word, such as those of `dead-letters`. */
const groupOf = (word: string): Command[] => commands.filter(({ name }) => name.split(' ')[0] === word);

/** Errors of the database driver that say enough by themselves. */
const driverReason = (error: unknown): ExitReason | undefined => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'MongoParseError') return 'wrongUsage';
  return name === 'MongoServerSelectionError' || name === 'MongoNetworkError' ? 'notReachable' : undefined;
};

/** Undefined for an error that nobody expected: it is a bug, and its stack is needed. */
const reasonOf = (error: unknown): ExitReason | undefined => {
  if (error instanceof UsageError) return 'wrongUsage';
  if (error instanceof NotReachableError) return 'notReachable';
  if (error instanceof Problem || error instanceof ConfigError) return 'failed';
  return driverReason(error);
};

const printResult = ({ data, lines, difference }: Result, terminal: Terminal, isJson: boolean): number => {
  const text = isJson ? JSON.stringify(data, null, 2) : lines.join('\n');
  if (text !== '') terminal.out(`${text}\n`);
  if (difference === undefined) return exitCodes.ok.code;
  if (!isJson) terminal.error(`${difference}\n`);
  return exitCodes.differenceFound.code;
};

const printError = (message: string, usage: string, terminal: Terminal, isJson: boolean): void => {
  if (isJson) terminal.error(`${JSON.stringify({ error: message })}\n`);
  else terminal.error(`${message}\n${usage === '' ? '' : `${usage}\n`}`);
};

const printHelp = (words: readonly string[], terminal: Terminal): number => {
  const command = findCommand(words);
  const [group = ''] = words;
  const members = groupOf(group);
  if (command) terminal.out(`${helpOfCommand(command)}\n`);
  else if (members.length > 0) terminal.out(`${helpOfCommands(members, `${group} ...`)}\n`);
  else terminal.out(`${helpOfCommands(commands)}\n`);
  return exitCodes.ok.code;
};

const unknownCommand = (words: readonly string[]): string => {
  const [group = ''] = words;
  const members = groupOf(group);
  if (group === '') return 'COMMAND is missing';
  if (members.length === 0) return `Unknown command '${group}'`;
  return `Name one of these commands: ${members.map(({ name }) => name).join(', ')}`;
};

/** Runs the tool with the words after `folkmoot`. Returns the exit code; throws only errors that nobody expected. */
export const runTool = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const { isJson, isHelp, showsProgress, words } = readToolOptions(argv);
  if (isHelp) return printHelp(words, terminal);
  const command = findCommand(words);
  if (!command) {
    printError(unknownCommand(words), `All commands: ${PROGRAM} --help`, terminal, isJson);
    return exitCodes.wrongUsage.code;
  }
  const context: CommandContext = {
    environment: terminal.environment,
    progress: showsProgress ? (line) => terminal.error(`${line}\n`) : terminal.progress,
    report: (line) => terminal.out(`${line}\n`),
  };
  try {
    const result = await command.execute(words.slice(command.name.split(' ').length), context);
    return printResult(result, terminal, isJson);
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    const usage = error instanceof UsageError ? usageOf(command) : '';
    printError((error as Error).message, usage, terminal, isJson);
    return exitCodes[reason].code;
  }
};
