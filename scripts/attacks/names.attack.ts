import type { Random } from '@folkmoot/sample-data/random';
import { DEMO_CAMPAIGN } from '../product/people';
import { type Attack, inheritedNames, inTurn, otherNetwork, repeat } from './attack';
import { send, sendJson } from './wire';

const places = [
  (name: string) => ({ path: `/${name}` }),
  (name: string) => ({ path: `/${name}/${name}` }),
  (name: string) => ({ path: `/api/${name}` }),
  (name: string) => ({ path: `/api/campaigns/${name}` }),
  (name: string) => ({ path: `/api/public/surveys/${name}` }),
  (name: string) => ({ path: `/riverside/${name}?${name}=${name}&${name}[${name}]=1` }),
  (name: string) => ({ path: `/remotes/${name}/${name}.js` }),
  (name: string) => ({ path: `/?${name}=1`, headers: { cookie: `${name}=${name}` } }),
  (name: string) => ({ path: `/api/auth/session`, headers: { cookie: `folkmoot_session=${name}; ${name}=1` } }),
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const spelled = (random: Random, name: string): string =>
  random.pick([name, encodeURIComponent(name), name.replace('_', '%5F'), `${name}%00`, `${name}//`, `.${name}`]);

/** A request whose path, query, header or cookie is named like a member of Object.prototype. */
export const inheritedNamesInRequests: Attack = {
  name: 'names that objects inherit, in requests',
  run: async ({ origin }, random) => {
    const from = otherNetwork(random);
    const answers = await repeat(10, async () => {
      const name = random.pick(inheritedNames);
      const headers = random.next() < 0.3 ? { [name]: name } : {};
      const sent = { headers, ...random.pick(places)(spelled(random, name)) };
      const method = random.pick(methods);
      return { sent, method, answered: await send(origin, { method, from, ...sent }) };
    });
    return answers
      .filter(({ answered }) => answered.status === 0 || answered.status === 500)
      .map(({ sent, method, answered }) => `${method} ${sent.path} was answered ${answered.status || 'by nobody'}`);
  },
};

const surveyWith = (turn: number, name: string): { where: string; question: unknown } =>
  inTurn(turn, [
    { where: 'question id', question: { id: name, type: 'rating', title: 'How is it?' } },
    { where: 'question type', question: { id: 'q1', type: name, title: 'How is it?' } },
    {
      where: 'option id',
      question: {
        id: 'q1',
        type: 'dropdown',
        title: 'Which?',
        options: [
          { id: name, label: 'One' },
          { id: 'b', label: 'Two' },
        ],
      },
    },
  ]);

/** A survey whose ids are such names, then an answer to it. */
export const inheritedNamesInSurveys: Attack = {
  name: 'names that objects inherit, in surveys and answers',
  run: async (target, random, turn) => {
    const name = random.pick(inheritedNames);
    const { where, question } = surveyWith(turn, name);
    const created = await target.as('officer', {
      method: 'POST',
      path: '/api/campaigns',
      value: { title: `Attack ${random.between(1, 1e9)}`, description: '' },
    });
    const { id } = created.json as { id: string };
    const saved = await target.as('officer', {
      method: 'PUT',
      path: `/api/campaigns/${id}/survey`,
      value: { title: 'Attack', questions: [question] },
    });
    const problems = saved.status < 400 ? [`a survey with the ${where} ${name} was saved`] : [];
    if (saved.status >= 500) problems.push(`a survey with the ${where} ${name} was answered ${saved.status}`);
    if (saved.status < 400) await target.as('officer', { method: 'POST', path: `/api/campaigns/${id}/activate` });
    for (const campaignId of [id, DEMO_CAMPAIGN]) {
      const at = `/api/public/surveys/${campaignId}`;
      const begun = await sendJson<{ startToken?: string }>(target.origin, { path: at });
      const answers = [{ questionId: name, answer: random.pick<unknown>([4, name, [name]]) }];
      const value = { startToken: begun.json?.startToken ?? '', answers };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const sent = { method: 'POST', path: `${at}/responses`, headers, value, from: otherNetwork(random) };
      const { status } = await sendJson(target.origin, sent);
      if (status === 0 || status >= 500) problems.push(`an answer to the question ${name} was answered ${status}`);
    }
    return problems;
  },
};
