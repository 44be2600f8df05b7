/** @file The texts of `--help`, from the tables of the commands. */
import { exitCodes } from '../exit-codes';
import type { Argument, Command, OptionTable } from './command';

export const PROGRAM = 'npx folkmoot';
/** In the help for several commands. The help of one command has all of its examples. */
const MAX_EXAMPLES = 5;

/** Options of every command. The tool itself reads them. */
const toolOptions: OptionTable = {
  json: { type: 'boolean', help: 'Prints the result as JSON on stdout, and an error as JSON on stderr.' },
  progress: { type: 'boolean', help: 'Shows the progress of long work on stderr, also when it is not a terminal.' },
  help: { type: 'boolean', help: 'Shows this help.' },
};

const argumentName = ({ name, isOptional, isMultiple }: Argument): string => {
  const repeated = isMultiple ? `${name} ...` : name;
  return isOptional ? `[${repeated}]` : repeated;
};

const optionName = (name: string, option: OptionTable[string]): string =>
  option.type === 'boolean' ? `--${name}` : `--${name} ${option.value}`;

/** `npx folkmoot backup FOLDER [--data DIR] [--uri ADDRESS]` */
const synopsis = ({ name, arguments: expected, options }: Command): string =>
  [
    PROGRAM,
    name,
    ...expected.map(argumentName),
    ...Object.entries(options).map(([option, about]) => `[${optionName(option, about)}]`),
  ].join(' ');

export const usageOf = (command: Command): string => `Usage: ${synopsis(command)}`;

/** Two columns, indented. */
const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`.trimEnd());
};

const section = (title: string, rows: readonly (readonly [string, string])[]): string[] =>
  rows.length === 0 ? [] : ['', title, ...columns(rows)];

const optionRows = (options: OptionTable): [string, string][] =>
  Object.entries(options).map(([name, option]) => [optionName(name, option), option.help]);

const exitRows = Object.values(exitCodes).map(({ code, meaning }): [string, string] => [String(code), meaning]);

const exampleRows = ({ examples }: Command): [string, string][] =>
  examples.map(([line, meaning]) => [`${PROGRAM} ${line}`, meaning]);

export const helpOfCommand = (command: Command): string =>
  [
    usageOf(command),
    '',
    command.summary,
    ...(command.description ? [command.description] : []),
    ...section(
      'Arguments',
      command.arguments.map((argument) => [argument.name, argument.help] as const),
    ),
    ...section('Options', [...optionRows(command.options), ...optionRows(toolOptions)]),
    ...section('Examples', exampleRows(command)),
    ...section('Exit codes', exitRows),
  ].join('\n');

const commandRows = (commands: readonly Command[]): [string, string][] =>
  commands.map(({ name, summary }) => [name, summary]);

/** Help for several commands: all of the tool, or those of a group such as `dead-letters`. */
export const helpOfCommands = (commands: readonly Command[], group = 'COMMAND'): string =>
  [
    `Usage: ${PROGRAM} ${group} [OPTIONS]`,
    ...section('Commands', commandRows(commands)),
    ...section('Options', optionRows(toolOptions)),
    ...section(
      'Examples',
      commands.slice(0, MAX_EXAMPLES).flatMap((command) => exampleRows(command).slice(0, 1)),
    ),
    ...section('Exit codes', exitRows),
    '',
    `More about one command: ${PROGRAM} COMMAND --help`,
  ].join('\n');
