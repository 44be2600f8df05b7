import { createLogger } from './logger';

const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void): string[] => {
  const lines: string[] = [];
  write(createLogger('admin', 'info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('the log', () => {
  it('is one JSON line per entry, with time in UTC, level, service and message, when texts contain line breaks', () => {
    const text = 'a line break\nand "quotes"\u2028';
    const lines = linesOf((logger) => {
      logger.debug({}, 'below the level');
      logger.warn({ title: text }, text);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    const { time, ...entry } = JSON.parse(lines[0] ?? '');
    expect(entry).toEqual({ level: 'warn', service: 'admin', title: text, msg: text });
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
  it('shows text that looks like a format placeholder as it was written', () => {
    const [line = ''] = linesOf((logger) => logger.info({ title: '%s %j %o' }, 'saved %s %d %j'));
    expect(JSON.parse(line)).toMatchObject({ title: '%s %j %o', msg: 'saved %s %d %j' });
  });
  it('names no address when a mail server or a unique index names one in its error', () => {
    const refused = Object.assign(new Error('550 <ann@residents.example>: no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
      rejected: ['ann@residents.example'],
      cause: new Error('RCPT TO:<ann@residents.example> failed'),
    });
    const taken = Object.assign(new Error('E11000 duplicate key { email: "ann@residents.example" }'), {
      code: 11000,
      keyValue: { email: 'ann@residents.example' },
    });
    const lines = linesOf((logger) => {
      for (const err of [refused, taken]) logger.warn({ err }, 'a mail server did not accept a message');
    });
    expect(lines.join()).not.toContain('residents.example');
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
      type: 'Error',
      message: '550 <[address]>: no such user: RCPT TO:<[address]> failed',
      stack: expect.stringContaining('logger.test'),
      code: 'EENVELOPE',
      responseCode: 550,
    });
    expect(JSON.parse(lines[1] ?? '').err).toMatchObject({ code: 11000 });
  });
  it('names the first errors that an error collects, without addresses', () => {
    const failures = Array.from({ length: 7 }, (_, at) =>
      Object.assign(new Error(`work ${at} for ann@residents.example failed`), { code: `E${at}` }),
    );
    const [line = ''] = linesOf((logger) =>
      logger.error({ err: new AggregateError(failures, '7 comparisons failed') }, 'job failed'),
    );
    const { err } = JSON.parse(line);
    expect(err).toMatchObject({ type: 'AggregateError', stack: expect.stringContaining('logger.test') });
    expect(err.errors).toHaveLength(5);
    expect(err.errors[1]).toMatchObject({
      type: 'Error',
      message: 'work 1 for [address] failed',
      code: 'E1',
      stack: expect.stringContaining('logger.test'),
    });
    expect(line).not.toContain('residents.example');
  });
});
