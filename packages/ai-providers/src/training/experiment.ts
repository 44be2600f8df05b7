import { readFileSync } from 'node:fs';
import { emitFeatures, scales } from '../built-in/sentiment-features';
import { judgedLanguages, type JudgedLanguage } from '../built-in/languages/languages';
import { labelledComments } from '../testing/labelled';
import { trainLogisticRegression, predictedProbabilities, type Example } from './logistic-regression';

const labels = ['positive', 'neutral', 'negative'];
const sign: Record<string, number> = { '+': 0, '0': 1, '-': 2 };
export interface Item { text: string; language: JudgedLanguage; label: number; themes: string[]; old?: boolean }
export const items: Item[] = [];
for (const language of judgedLanguages) {
  for (const line of readFileSync(`/srv/fm/comments/training.${language}.txt`, 'utf8').split('\n')) {
    const m = /^([+0-]) ([\w,]+) \| (.*)$/.exec(line);
    if (!m) { if (line.trim()) console.log('bad', line); continue; }
    items.push({ text: m[3]!, language, label: sign[m[1]!]!, themes: m[2] === 'none' ? [] : m[2]!.split(',') });
  }
}
export const oldItems: Item[] = [];
for (const language of ['en', 'es', 'fr', 'de'] as const) {
  for (const { text, label } of labelledComments[language].tuning) oldItems.push({ text, language, label: labels.indexOf(label), themes: [], old: true });
}
export const settings = { penalty: 1, minCount: 2 };
const fnv = (s: string) => { let h = 0x811c9dc5; for (let i = 0; i < s.length; i++) { h ^= s.charCodeAt(i); h = Math.imul(h, 0x01000193); } return h >>> 0; };
export const macro = (truth: number[], pred: number[]) => {
  let s = 0;
  for (let c = 0; c < 3; c++) {
    let tp = 0, fp = 0, fn = 0;
    truth.forEach((t, i) => { if (t === c && pred[i] === c) tp++; else if (t === c) fn++; else if (pred[i] === c) fp++; });
    s += tp ? 2 * tp / (2 * tp + fp + fn) : 0;
  }
  return s / 3;
};
export const vectorise = (train: Item[], test: Item[]) => {
  const raw = (it: Item) => { const m = new Map<string, number>(); emitFeatures(it.text, it.language, (n, v) => m.set(n, (m.get(n) ?? 0) + v)); return m; };
  const counts = new Map<string, number>();
  const rt = train.map(raw);
  for (const m of rt) for (const k of m.keys()) counts.set(k, (counts.get(k) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [k, c] of counts) if (c >= settings.minCount) index.set(k, index.size);
  const vec = (m: Map<string, number>) => {
    const e = [...m].filter(([k]) => index.has(k));
    return { keys: Int32Array.from(e.map(([k]) => index.get(k)!)), values: Float64Array.from(e.map(([, v]) => v)) };
  };
  return { train: rt.map(vec), test: test.map((it) => vec(raw(it))), index };
};
export const run = (train: Item[], test: Item[], verbose = false) => {
  const v = vectorise(train, test);
  const ex: Example[] = train.map((it, i) => ({ features: v.train[i]!, label: it.label, weight: 1 }));
  const w = trainLogisticRegression(ex, { classes: 3, features: v.index.size, penalty: settings.penalty, iterations: 60 });
  if (verbose) {
    const names = [...v.index.keys()];
    const rank = names.map((n, i) => [n, w[i * 3]! - w[i * 3 + 2]!, w[i * 3 + 1]!] as const);
    console.log(rank.sort((a, b) => b[1] - a[1]).slice(0, 40).map((r) => r[0] + ':' + r[1].toFixed(2)).join(' | '));
  }
  return test.map((_, i) => predictedProbabilities(v.test[i]!, w, 3));
};
export const cv = (folds = 5, verbose = false, quiet = false) => {
  const truth: Record<string, number[]> = {}, pred: Record<string, number[]> = {};
  const wrong: string[] = [];
  for (let f = 0; f < folds; f++) {
    const test = items.filter((_, i) => i % folds === f), train = [...items.filter((_, i) => i % folds !== f), ...oldItems];
    const p = run(train, test, verbose && f === 0);
    test.forEach((it, i) => {
      const best = p[i]!.indexOf(Math.max(...p[i]!));
      (truth[it.language] ??= []).push(it.label); (pred[it.language] ??= []).push(best);
      if (best !== it.label) wrong.push(`${it.language} ${'+0-'[it.label]} got ${'+0-'[best]} ${Math.max(...p[i]!).toFixed(2)} ${it.text}`);
    });
  }
  const out = Object.keys(truth).map((l) => `${l} F1 ${macro(truth[l]!, pred[l]!).toFixed(3)} acc ${(truth[l]!.filter((t, i) => t === pred[l]![i]).length / truth[l]!.length).toFixed(3)}`).join('  ');
  if (!quiet) console.log(out);
  return { wrong, out, mean: Object.keys(truth).reduce((s, l) => s + macro(truth[l]!, pred[l]!), 0) / 5, en: macro(truth.en!, pred.en!) };
};
if (process.argv[2] === 'cv') { console.log(items.length, oldItems.length); console.time('cv'); const { wrong } = cv(5, true); console.timeEnd('cv'); const { writeFileSync } = await import('node:fs'); writeFileSync('/tmp/wrong.txt', wrong.join('\n')); }
if (process.argv[2] === 'grid') {
  for (const penalty of [0.3, 0.6, 1, 1.5, 2.5]) { settings.penalty = penalty; console.log('penalty', penalty); cv(); }
  settings.penalty = 1;
}
export const cross = () => {
  const test: Item[] = [];
  for (const language of ['en', 'es', 'fr', 'de'] as const)
    for (const { text, label } of [...labelledComments[language].apart, ...labelledComments[language].heldOut]) test.push({ text, language, label: labels.indexOf(label), themes: [] });
  const p = run([...items, ...oldItems], test);
  const o = ['en', 'es', 'fr', 'de'].map((l) => { const ix = test.map((t, i) => i).filter((i) => test[i]!.language === l); return macro(ix.map((i) => test[i]!.label), ix.map((i) => p[i]!.indexOf(Math.max(...p[i]!)))); });
  console.log('   cross', o.map((x) => x.toFixed(3)).join(' '), (o.reduce((a, b) => a + b) / 4).toFixed(3));
};
if (process.argv[2] === 'abl') {
  const base = { ...scales };
  const go = (name: string, s: Partial<typeof scales>, st: Partial<typeof settings> = {}) => { Object.assign(scales, base, s); Object.assign(settings, { penalty: 1, minCount: 2 }, st); console.log(name); cv(); cross(); };
  go('base', {});
  go('pen2', {}, { penalty: 2 });
  go('pen4', {}, { penalty: 4 });
  go('no letters', { letters: 0 });
  go('no pairs', { pair: 0 });
  go('no word', { word: 0, pair: 0, edge: 0 });
  go('cues only', { word: 0, pair: 0, letters: 0, edge: 0 });
  go('cue2', { cue: 2, cueOfLanguage: 1 });
  go('cueLang .25', { cueOfLanguage: 0.25 });
  go('letters .5', { letters: 0.5 });
}
