import path from 'node:path';
import { type APIRequestContext, chromium, request } from '@playwright/test';
import { signIn } from '../../scripts/product/people';
import { freshDataDir, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { startBarePage } from './resident/bare-page';
import { type Hand, type Seen, visitOnPhone } from './resident/phone';
import { machine, median } from './rounds';

const root = path.join(import.meta.dirname, '../..');
const ROUNDS = 5;
const QUESTIONS = 20;
const types = ['rating', 'text', 'dropdown', 'multiselect', 'number'] as const;
const choices = [1, 2, 3, 4, 5].map((each) => ({ id: `o${each}`, label: `Choice number ${each}` }));

const questions = Array.from({ length: QUESTIONS }, (_, index) => {
  const type = types[index % types.length];
  const options = type === 'dropdown' || type === 'multiselect' ? { options: choices } : {};
  const title = `How do you feel about matter number ${index + 1} in your neighbourhood?`;
  return { id: `q${index}`, type, title, required: false, ...options };
});

/** Publishes a survey that residents can answer. Returns its address. */
const publish = async (api: APIRequestContext, origin: string): Promise<string> => {
  const send = async (method: 'post' | 'put', where: string, data: object) => {
    const answer = await api[method](where, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${where}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('post', '/api/campaigns', { title: 'Benchmark' });
  await send('put', `/api/campaigns/${id}/survey`, { title: 'Benchmark', questions });
  await send('post', `/api/campaigns/${id}/activate`, {});
  for (;;) {
    const answer = await api.get(`/api/public/surveys/${id}`);
    if (answer.ok()) return `${origin}/riverside/survey/${id}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Answers a few questions by touch. */
const answer = async ({ tap, type }: Hand): Promise<void> => {
  const goOn = () => tap('.fm-buttons button[type=submit]');
  await tap('.fm-face:nth-of-type(4)');
  await goOn();
  await tap('.fm-text');
  await type('Trees');
  await goOn();
  await goOn();
  await tap('.fm-choice');
  await goOn();
  await tap('.fm-number');
  await goOn();
};

const typeIn = async ({ tap, type }: Hand): Promise<void> => {
  await tap('input');
  await type('Trees');
};

const line = (name: string, seen: readonly Seen[], of: (entry: Seen) => number, digits = 0): string => {
  const values = seen.map(of);
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return `${name.padEnd(44)} ${middle} (${low} to ${high})`;
};

const figures = (name: string, seen: readonly Seen[]): string[] => [
  line(`${name}: largest paint, ms`, seen, ({ paint }) => paint),
  line(`${name}: blocking time, ms`, seen, ({ blocking }) => blocking),
  line(`${name}: layout shift`, seen, ({ shift }) => shift, 3),
  line(`${name}: slowest interaction, ms`, seen, ({ interaction }) => interaction),
  line(`${name}: over the wire, kB`, seen, ({ wire }) => wire / 1024, 1),
];

/** The page of a survey on a slow phone, in turns with a bare page of the same questions (P2, P3). */
export const resident = async (): Promise<string> => {
  const dataDir = freshDataDir();
  const product = await startProduct({ root, dataDir });
  const bare = await startBarePage(questions.map(({ title }) => title));
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const api = await request.newContext({
    baseURL: product.origin,
    extraHTTPHeaders: { cookie: await signIn(product.origin) },
  });
  const seen: Record<'survey' | 'bare', Seen[]> = { survey: [], bare: [] };
  try {
    const address = await publish(api, product.origin);
    for (let round = 0; round < ROUNDS; round++) {
      seen.bare.push(await visitOnPhone(browser, bare.address, { isReady: 'form', use: typeIn }));
      seen.survey.push(await visitOnPhone(browser, address, { isReady: 'form:not([data-plain])', use: answer }));
    }
  } finally {
    await browser.close();
    bare.stop();
    await api.dispose();
    await product.stop();
    removeDataDir(dataDir);
  }
  const ratios = seen.survey.map(({ paint }, round) => paint / (seen.bare[round]?.paint ?? Number.NaN));
  const ratio = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratioValue) => ratioValue.toFixed(2));
  return [
    machine(),
    ...figures('survey', seen.survey),
    ...figures('bare page', seen.bare),
    `largest paint, survey to bare page: ${ratio[0]} (${ratio[1]} to ${ratio[2]})`,
  ].join('\n');
};
