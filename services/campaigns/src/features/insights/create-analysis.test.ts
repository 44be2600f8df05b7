import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnalysisRequest } from '@folkmoot/ai-providers';
import { builtIn } from '../../testing/ai-admin';
import { analyseInWorker, createAnalysis } from './create-analysis';

const request: AnalysisRequest = {
  type: 'themes',
  campaignTitle: 'Park',
  campaignDescription: '',
  councilName: '',
  industry: '',
  questions: [],
  responses: 0,
  totalComments: 0,
  comments: [],
};
const witness = { onSend: async () => undefined, onUse: async () => undefined };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'insights-'));
});
afterAll(() => rm(folder, { recursive: true }));

const workerOf = async (name: string, code: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return file;
};

describe('the thread of the built-in analysis', () => {
  it('is given the request, and its answer is the analysis', async () => {
    const file = await workerOf('echo', 'parentPort.postMessage({ analysis: workerData.type });');
    expect(await createAnalysis(file)(builtIn, request, witness)).toEqual({ analysis: 'themes' });
  });
  it.each([
    ['throws', 'throw new Error("out of words");', 'out of words'],
    ['ends without an answer', 'process.exit(3);', 'the analysis ended with 3 before it answered'],
  ])('that %s, is a failure that is seen', async (name, code, message) => {
    await expect(analyseInWorker(await workerOf(name.replaceAll(' ', '-'), code), request)).rejects.toThrow(message);
  });
  it('that works on for ever, ends when the run is stopped', async () => {
    const file = await workerOf('endless', 'setInterval(() => undefined, 1000);');
    const signal = AbortSignal.timeout(200);
    await expect(analyseInWorker(file, { ...request, signal })).rejects.toThrow('before it answered');
  });
  it('where it is not built, the service reads by itself', async () => {
    const { lack, model } = await createAnalysis(path.join(folder, 'nowhere.mjs'))(builtIn, request, witness);
    expect([lack, model]).toEqual(['too_few', 'built-in']);
  });
});
