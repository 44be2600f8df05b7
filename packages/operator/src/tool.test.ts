import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commands } from './commands';
import { exitCodes } from './exit-codes';
import { runOnTerminal } from './testing/recorded-terminal';

const emptyFolder = mkdtempSync(path.join(tmpdir(), 'folkmoot-tool-'));
afterAll(() => rmSync(emptyFolder, { recursive: true, force: true }));

describe('help', () => {
  it('of the tool lists every command, the common options and every exit code', async () => {
    const { code, out, error } = await runOnTerminal(['--help']);
    expect([code, error]).toEqual([0, '']);
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary[0]}`, 'm'));
    for (const option of ['--json', '--progress', '--help']) expect(out).toContain(option);
    for (const { code: exitCode, meaning } of Object.values(exitCodes))
      expect(out).toContain(`${exitCode}  ${meaning}`);
  });

  it.each(commands.map((command) => [command.name, command] as const))(
    'of %s shows its usage, options and examples, and runs nothing',
    async (name, { options, arguments: expected, examples }) => {
      const { code, out, error } = await runOnTerminal([...name.split(' '), '--help']);
      expect([code, error]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^Usage: npx folkmoot ${name}\\b`));
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
      for (const { name: argument } of expected) expect(out).toContain(argument);
      expect(examples.length).toBeGreaterThan(0);
      for (const [line] of examples) expect(out).toContain(`npx folkmoot ${line}`);
    },
  );

  it.each(commands.flatMap(({ name, examples }) => examples.map(([line]) => [name, line])))(
    'of %s has an example that is a command line of it: %s',
    (name, line) => expect(line.startsWith(name)).toBe(true),
  );

  it('of a group lists its commands', async () => {
    const { out } = await runOnTerminal(['dead-letters', '--help']);
    expect(out).toMatch(/dead-letters list .*dead-letters replay .*dead-letters discard /s);
    expect(out).not.toContain('audit verify');
  });
});

describe('the guide for operators', () => {
  const whole = readFileSync(path.resolve(__dirname, '../../../docs/guides/operate.md'), 'utf8');
  const guide = whole.split("## The operator's tool\n")[1]?.split('\n## ')[0] ?? '';

  it.each(commands.map(({ name }) => name))('names the command %s', (name) => {
    const words = name.split(' ');
    const row = guide.split('\n').find((line) => line.startsWith('| `') && line.includes(`\`${words[0]}`)) ?? '';
    for (const word of words) expect(row).toContain(word);
  });

  it.each(Object.values(exitCodes))('has the exit code $code', ({ code, meaning }) => {
    expect(guide).toContain(`| ${code} | ${meaning.replace(/\.$/, '')}`);
  });
});

describe('exit code 2 and one message', () => {
  it.each([
    [[], 'COMMAND is missing', 'All commands: npx folkmoot --help'],
    [['bakup'], "Unknown command 'bakup'", 'All commands: npx folkmoot --help'],
    [
      ['dead-letters'],
      'Name one of these commands: dead-letters list, dead-letters replay, dead-letters discard',
      'All commands: npx folkmoot --help',
    ],
    [['backup'], 'FOLDER is missing', 'Usage: npx folkmoot backup FOLDER [--data DIR] [--uri ADDRESS]'],
    [
      ['restore', 'a', 'b'],
      "Unexpected argument 'b'",
      'Usage: npx folkmoot restore FOLDER [--data DIR] [--uri ADDRESS] [--identity FILE] [--replace] [--while-running]',
    ],
    [
      ['backup', 'a', '--mistake'],
      "Unknown option '--mistake'",
      'Usage: npx folkmoot backup FOLDER [--data DIR] [--uri ADDRESS]',
    ],
    [
      ['dead-letters', 'discard', '--queue', 'campaigns.visits'],
      '--id ID is missing',
      'Usage: npx folkmoot dead-letters discard [--queue QUEUE] [--id ID] [--data DIR]',
    ],
    [
      ['audit', 'verify', '--noted', '12'],
      "--noted must be POSITION:HASH, not '12'",
      'Usage: npx folkmoot audit verify [--noted POSITION:HASH] [--data DIR]',
    ],
  ])('are the answer when the words are %j', async (words, message, usage) => {
    expect(await runOnTerminal(words)).toEqual({ code: 2, out: '', error: `${message}\n${usage}\n` });
  });

  it('are JSON when --json is set', async () => {
    const { code, out, error } = await runOnTerminal(['backup', '--json']);
    expect([code, out, JSON.parse(error)]).toEqual([2, '', { error: 'FOLDER is missing' }]);
  });
});

describe('exit code 4', () => {
  it.each([
    [['status'], 'no service answers'],
    [['dead-letters', 'list'], 'start the product first, or set ADMIN_URL and SERVICE_KEY'],
    [['recount'], 'start the product first, or set CAMPAIGNS_URL and SERVICE_KEY'],
    [['evidence', 'rotate'], 'start the product first, or set CAMPAIGNS_URL and SERVICE_KEY'],
    [['sign-in-link', 'a@b.example'], 'start the product first, or set ADMIN_URL and SERVICE_KEY'],
    [['report-answered'], 'start the product first, or set PUBLIC_URL and SERVICE_KEY'],
  ])('is the answer of %j when nothing runs on the data folder', async (words, message) => {
    const { code, out, error } = await runOnTerminal([...words, '--data', emptyFolder]);
    expect([code, out]).toEqual([4, '']);
    expect(error).toContain(`Nothing runs on ${emptyFolder}: `);
    expect(error).toContain(message);
  });

  it('is the answer when the service does not answer', async () => {
    const environment = { ADMIN_URL: 'http://127.0.0.1:9', SERVICE_KEY: '5'.repeat(64) };
    const { code, error } = await runOnTerminal(['dead-letters', 'list'], environment);
    expect([code, error]).toEqual([4, 'The admin service does not answer.\n']);
  });
});
