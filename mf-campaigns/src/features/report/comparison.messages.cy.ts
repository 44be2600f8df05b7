import { translate } from '@folkmoot/contracts/translation';
import { messages } from './comparison.messages';

const number = (value: number, decimals = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

translate(messages, {
  chance: (p) => (p < 0.001 ? 'p islaw 0.001' : `p ${number(p, 3)}`),
  chiSquare: (statistic, df) => `chi-sgwâr ${number(statistic, 1)}, graddau rhyddid: ${number(df)}`,
  raoScott: (statistic, df1, df2) =>
    `F ${number(statistic, 1)}, graddau rhyddid: ${number(df1, 1)} a ${number(df2)} (Rao–Scott)`,
  effects: {
    none: 'effaith fach iawn',
    small: 'effaith fach',
    medium: 'effaith ganolig',
    large: 'effaith fawr',
  },
  effect: (words, cramersV) => `${words} (V Cramér ${number(cramersV, 2)})`,
  differs: (answers, groups, detail, isPart) =>
    `Mae’r atebion i “${answers}” yn wahanol yn ôl “${groups}”${isPart ? ', ymhlith grwpiau o 30 neu fwy' : ''}: ${detail}.`,
  alike: (answers, groups, detail, isPart) =>
    `Gall y gwahaniaeth yn yr atebion i “${answers}” yn ôl “${groups}” fod yn siawns${isPart ? ', ymhlith grwpiau o 30 neu fwy' : ''}: ${detail}.`,
  unweightedTest: (detail) => `Heb bwysoli: ${detail}.`,
  notCompared: 'Nid oes dim yn cael ei gymharu yma: mae gan lai na dau grŵp 30 ymateb.',
  severalAnswers: 'Gall un person roi sawl ateb, felly cymharir pob ateb ar ei ben ei hun, heb brawf o’r tabl cyfan.',
  overlapping: 'Gall un person fod mewn sawl un o’r grwpiau hyn, felly nid ydynt yn cael eu cymharu.',
  small: 'llai na 30: heb ei gymharu',
  higherThan: 'uwch na',
  higherThanLetters: (letters) => `uwch na ${letters}`,
  lettersLegend:
    'Llythyren mewn cell: mae’r gyfran hon yn uwch nag yn y grŵp â’r llythyren honno, yn fwy nag y mae siawns yn ei esbonio.',
  weighted: 'wedi’i bwysoli',
  weightedPercent: '% wedi’i bwysoli',
  weightedShare: (percent) => `wedi’i bwysoli ${number(percent)}%`,
  intervals: 'Dangos cyfyngau',
  span: (low, high) => `${number(low)}–${number(high)}%`,
  selfSelected: 'Mae hyn am bobl a ddewisodd ateb, nid am bob preswylydd.',
  mean: 'Cymedr',
  percent: (value) => `${number(value)}%`,
  meanValue: (value) => number(value, 2),
  withCount: (count, share) => `${number(count)} (${share})`,
  spanOf: (low, high) => `${low} i ${high}`,
  weightedFigure: (figure) => `wedi’i bwysoli ${figure}`,
  verdicts: { real: 'newid go iawn', chance: 'gall fod yn siawns', few: 'llai na 30: heb ei gymharu' },
  roundsHint:
    'Dwy rownd ochr yn ochr. Gelwir newid yn un go iawn pan na fyddai siawns yn unig prin yn ei achosi: islaw 5%, wedi’i gywiro am nifer atebion y cwestiwn.',
  countRounds: (responses) => `Cyfrif ymatebion pob rownd: ${number(responses)}`,
  trend: 'Tuedd dros bob rownd',
  trendHint:
    'Un ateb yw pob llinell; y band yw ei chyfwng 95%. Mae triongl yn nodi newid go iawn ers y rownd flaenorol.',
  trendWeighted: 'Mae llinellau solet wedi’u pwysoli, a llinellau toredig heb eu pwysoli.',
  trendScale: (from, to) => `Graddfa ${from} i ${to}`,
  trendBase: (least, most) =>
    least === most
      ? `Atebion ym mhob rownd: ${number(most)}`
      : `Atebion ym mhob rownd: ${number(least)} i ${number(most)}`,
  howTests: 'Am brofion',
  howEffects: 'Am faint effeithiau',
  howLetters: 'Am lythrennau',
  how: 'Sut y cyfrifir hyn',
});
