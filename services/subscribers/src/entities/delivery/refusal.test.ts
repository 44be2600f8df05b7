import { DomainError } from '@folkmoot/contracts';
import { asksForSlower, failureOf, PAUSES_MS } from './refusal';

const now = new Date('2026-03-02T09:00:00.000Z');
const wrapped = (fields: object) => new DomainError('mail_failed', { cause: Object.assign(new Error('no'), fields) });
const rcpt = { code: 'EENVELOPE', command: 'RCPT TO' };

describe('outcome of a failed attempt', () => {
  it.each<[string, object, object]>([
    ['no such mailbox', { ...rcpt, responseCode: 550, response: '550 5.1.1 unknown' }, { state: 'bounced' }],
    ['refused by policy', { ...rcpt, responseCode: 550, response: '550 5.7.1 no' }, { state: 'failed' }],
    ['too large', { code: 'EMESSAGE', command: 'DATA', responseCode: 552 }, { reason: 'server_refused' }],
    ['greylisted', { ...rcpt, responseCode: 451 }, { state: 'queued', counts: true, maybeTwice: false }],
    [
      'dropped in the middle',
      { code: 'ECONNECTION', command: 'CONN' },
      { state: 'queued', counts: true, maybeTwice: true },
    ],
    [
      'silent after the message',
      { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
      { state: 'queued', maybeTwice: true },
    ],
  ])('%s: the message gets the outcome of the error %j', (_name, error, outcome) => {
    expect(failureOf(wrapped(error), 0, now)).toMatchObject(outcome);
  });

  it.each<[string, object]>([
    ['nobody listens', { code: 'ESOCKET', command: 'CONN', originalCode: 'ECONNREFUSED' }],
    ['no greeting', { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }],
    ['an unknown host', { code: 'EDNS', command: 'CONN' }],
    ['a wrong password', { code: 'EAUTH', responseCode: 535 }],
  ])('%s: the failure counts as a server outage, not as a failure of the message', (_name, error) => {
    expect(failureOf(wrapped(error), 0, now)).toBe('away');
  });

  it.each<[string, object, boolean]>([
    [
      '421 that closes the connection',
      { code: 'ECONNECTION', command: 'CONN', responseCode: 421, hasBegun: true },
      true,
    ],
    ['421 before a message', { code: 'ECONNECTION', command: 'CONN', responseCode: 421, hasBegun: false }, false],
    ['450 for a recipient', { ...rcpt, responseCode: 450 }, true],
    ['452 for the content', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, true],
    ['a refusal for good', { ...rcpt, responseCode: 550 }, false],
    ['a limit of our own server', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }, false],
  ])('%s: slower sending to the domain %#', (_name, fields, isSlower) => {
    const error = wrapped({ response: '4.7.28 too many messages', ...fields });
    expect(asksForSlower(error)).toBe(isSlower);
    expect(asksForSlower(wrapped({ ...fields, response: '4.2.0 greylisted' }))).toBe(false);
    if (isSlower) expect(failureOf(error, 0, now)).toMatchObject({ state: 'queued', counts: true, maybeTwice: false });
  });

  it('a message is retried with growing pauses and fails after the last one', () => {
    const greylisted = wrapped({ ...rcpt, responseCode: 451 });
    const waits = PAUSES_MS.map((_, attempts) => failureOf(greylisted, attempts, now));
    expect(waits).toEqual(PAUSES_MS.map((pause) => expect.objectContaining({ at: new Date(now.getTime() + pause) })));
    expect([...PAUSES_MS]).toEqual([...PAUSES_MS].sort((a, b) => a - b));
    expect(failureOf(greylisted, PAUSES_MS.length, now)).toMatchObject({ state: 'failed', reason: 'given_up' });
  });

  it('a message fails at once when no mail header can contain its address', () => {
    expect(failureOf(new DomainError('mail_failed', { detail: 'header' }), 0, now)).toMatchObject({ state: 'failed' });
  });
});
