import { readFileSync, writeFileSync } from 'node:fs';
import { createThemeReader, tuning, type CodebookTheme } from '../built-in/theme-reader';
import { judgedLanguages } from '../built-in/languages/languages';
import { items } from './experiment';
const raw = JSON.parse(readFileSync('/srv/fm/comments/codebook.json', 'utf8'));
export const codebook: CodebookTheme[] = (raw.themes ?? raw).map((t: any) => ({ ...t }));
const ids = new Set(codebook.map((t) => t.id));
export const merged: Record<string, [string, string, string[]]> = {
  move: ['Getting around', 'How people travel: by car, bus, train, bike or on foot; parking, traffic, roads, cycle lanes and pavements', ['parking', 'transport', 'traffic', 'cycling', 'pavements']],
  green: ['Environment', 'Parks and trees, wildlife; litter, bins and recycling', ['parks', 'rubbish']],
  people: ['Services for people', 'Doctors, care, schools, nurseries, youth clubs and play', ['young', 'health']],
  homes: ['Homes', 'Housing, rents and planning', ['housing']],
  centre: ['Town centre', 'Shops, market and cafés, toilets and benches', ['shops', 'comfort']],
  safe: ['Community safety', 'Crime, antisocial behaviour, drugs and dark streets', ['safety']],
  leisure: ['Leisure and culture', 'Sports, pools, libraries, museums', ['culture']],
  town: ['The council', 'Tax, answers, consultation', ['council']],
};
const german: [string, string, string][] = [['parking', 'Parken', 'Parkplätze finden und bezahlen'], ['transport', 'Bus und Bahn', 'Öffentlicher Nahverkehr, Fahrpläne, Haltestellen'], ['traffic', 'Verkehr und Straßen', 'Tempo, Lärm von Lkw, Schlaglöcher, Baustellen, Ampeln'], ['cycling', 'Radverkehr', 'Radwege und Abstellplätze'], ['pavements', 'Gehwege und Barrierefreiheit', 'Zu Fuß und im Rollstuhl unterwegs'], ['parks', 'Parks und Natur', 'Grünflächen, Bäume, Tiere, Gärten'], ['young', 'Kinder und Jugend', 'Spielplätze, Schulen, Kitas, Jugendtreffs'], ['rubbish', 'Müll und Sauberkeit', 'Abfuhr, Müll auf der Straße, Hundekot'], ['safety', 'Sicherheit', 'Kriminalität, Polizei, dunkle Wege, Beleuchtung'], ['housing', 'Wohnen und Bauen', 'Miete, Neubau, Obdachlosigkeit'], ['shops', 'Innenstadt und Handel', 'Läden, Markt, Gastronomie, Feste'], ['comfort', 'Toiletten und Bänke', 'WC, Sitzgelegenheiten, Trinkbrunnen'], ['culture', 'Kultur, Sport und Freizeit', 'Bücherei, Museum, Schwimmbad, Vereine'], ['health', 'Gesundheit und Pflege', 'Ärzte, Krankenhaus, Pflege, Luft'], ['council', 'Stadtverwaltung und Geld', 'Steuern, Auskunft, Bürgerbeteiligung']];
export const germanBook: CodebookTheme[] = german.map(([id, name, definition]) => ({ id, name, definition, examples: [] }));
export const mergedBook: CodebookTheme[] = Object.entries(merged).map(([id, [name, definition]]) => ({ id, name, definition, examples: [] }));
const toMerged = (themes: string[]) => [...new Set(themes.map((t) => Object.keys(merged).find((k) => merged[k]![2].includes(t))!))];
export const score = (book: CodebookTheme[], truthOf: (t: string[]) => string[] = (t) => t, verbose = false) => {
  const read = createThemeReader(book);
  const out: string[] = []; const errors: string[] = [];
  let TP = 0, FP = 0, FN = 0; const per: Record<string, number[]> = {};
  for (const language of judgedLanguages) {
    let tp = 0, fp = 0, fn = 0;
    for (const it of items.filter((i) => i.language === language)) {
      const got = read(it.text, language); const g = new Set(got.map((x) => x.themeId)); const truth = truthOf(it.themes);
      for (const t of truth) { per[t] ??= [0, 0, 0]; if (g.has(t)) { tp++; per[t]![0]!++; } else { fn++; per[t]![2]!++; } }
      for (const t of g) if (!truth.includes(t)) { fp++; (per[t] ??= [0, 0, 0])[1]!++; }
      if (verbose && (truth.some((t) => !g.has(t)) || [...g].some((t) => !truth.includes(t)))) errors.push(`${language} want ${truth} got ${got.map((x) => `${x.themeId}(${x.words})`)} :: ${it.text}`);
    }
    out.push(`${language} F ${(2 * tp / (2 * tp + fp + fn)).toFixed(3)} P ${(tp / (tp + fp)).toFixed(2)} R ${(tp / (tp + fn)).toFixed(2)}`); TP += tp; FP += fp; FN += fn;
  }
  console.log(out.join(' | '), 'ALL', (2 * TP / (2 * TP + FP + FN)).toFixed(3));
  if (verbose) { console.log(Object.entries(per).map(([k, [a, b, c]]) => `${k} P${(a! / (a! + b!)).toFixed(2)} R${(a! / (a! + c!)).toFixed(2)}`).join(' ')); writeFileSync('/tmp/theme-errors.txt', errors.join('\n')); }
  return 2 * TP / (2 * TP + FP + FN);
};
export const all = () => score(codebook) + score(germanBook) + score(mergedBook, toMerged);
if (process.argv[2] === 'score') { score(codebook, undefined, true); score(germanBook); score(mergedBook, toMerged); const t = performance.now(); const r = createThemeReader(codebook); for (const it of items) r(it.text, it.language); console.log('ms per', (performance.now() - t) / items.length); }
if (process.argv[2] === 'grid') {
  const base = { ...tuning };
  for (const [k, vs] of Object.entries({ threshold: [0.5, 0.6, 0.75, 0.9, 1], ofBest: [0.35, 0.5, 0.65, 0.8], claim: [0.3, 0.45, 0.6, 0.8], neighbour: [0.3, 0.55, 0.8, 1], example: [0.2, 0.5, 1], exampleWord: [0, 0.3, 0.6], ownWord: [0.5, 0.9], again: [0, 0.5, 1], definition: [1, 1.5, 2.5], most: [2, 3, 5] })) for (const v of vs as number[]) { Object.assign(tuning, base, { [k]: v }); console.log(k, v); all(); }
}
