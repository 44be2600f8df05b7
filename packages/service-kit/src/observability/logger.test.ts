import { createLogger } from './logger';

const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void): string[] => {
  const lines: string[] = [];
  write(createLogger('admin', 'info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('the log', () => {
  it('is one JSON line per entry, with time in UTC, level, service and message, whatever the texts hold', () => {
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
  it('shows what looks like a place in a format as it was written', () => {
    const [line = ''] = linesOf((logger) => logger.info({ title: '%s %j %o' }, 'saved %s %d %j'));
    expect(JSON.parse(line)).toMatchObject({ title: '%s %j %o', msg: 'saved %s %d %j' });
  });
});
