import { assertMailIsSafe } from './mail-safety';

const start = (host: string, env: Record<string, string>) => () => assertMailIsSafe(host, env);

describe('starting without a mail server', () => {
  it.each([
    ['127.0.0.1', undefined],
    ['localhost', 'http://localhost:4000'],
    ['127.0.0.1', 'http://127.0.0.1:4000'],
    ['127.0.0.1', 'http://[::1]:4000'],
  ])('is allowed at %s with PUBLIC_ORIGIN %s', (host, origin) =>
    expect(start(host, origin ? { PUBLIC_ORIGIN: origin } : {})).not.toThrow(),
  );
  it.each([
    ['0.0.0.0', {}, 'HOST=0.0.0.0'],
    ['127.0.0.1', { PUBLIC_ORIGIN: 'https://feedback.example' }, 'PUBLIC_ORIGIN=https://feedback.example'],
    ['127.0.0.1', { PUBLIC_ORIGIN: 'http://localhost.feedback.example' }, 'Set SMTP_URL'],
    ['127.0.0.1', { PUBLIC_ORIGIN: 'http://192.168.0.7:4000' }, 'Set SMTP_URL'],
    ['127.0.0.1', { PUBLIC_ORIGIN: 'nonsense' }, 'Set SMTP_URL'],
  ])('is refused at %s with %j', (host, env, words) =>
    expect(start(host, env as Record<string, string>)).toThrow(words),
  );
  it('is always allowed when there is a mail server', () =>
    expect(start('0.0.0.0', { SMTP_URL: 'smtp://mail', PUBLIC_ORIGIN: 'https://feedback.example' })).not.toThrow());
});
