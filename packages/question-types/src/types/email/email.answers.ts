import { isEmailAddress, normaliseEmail } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';
import { latinDigits } from '../../personal/latin-digits';

const LONGEST = 300;

export const emailAnswers: AnswerReader<string> = {
  id: 'email',
  parse: (raw) => {
    if (typeof raw !== 'string' || raw.length > LONGEST) return { ok: false, problem: 'not_an_answer' };
    // People copy addresses out of mails: `<name@example.com>`, `mailto:name@example.com`.
    const address = latinDigits(raw)
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/^<(.*)>$/, '$1');
    return isEmailAddress(address)
      ? { ok: true, value: normaliseEmail(address) }
      : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
