import { translate } from '@folkmoot/contracts/translation';
import { messages } from './uncertainty.messages';

translate(messages, {
  interval: 'Cyfwng 95%',
  weighted: 'Wedi’i bwysoli',
  weightedInterval: 'Wedi’i bwysoli, cyfwng 95%',
  between: (low, high) => `rhwng ${low} a ${high}`,
  weightedBetween: (value, low, high) => `wedi’i bwysoli ${value}, rhwng ${low} a ${high}`,
  weightedOnly: (value) => `wedi’i bwysoli ${value}`,
  weightedShort: (value, range) => `wedi’i bwysoli ${value} (${range})`,
  figure: (value, range) => `${value} (${range})`,
  range: (low, high) => `${low}–${high}`,
  none: '–',
  averageBetween: (low, high) => `Mae’r cyfartaledd rhwng ${low} a ${high}.`,
  weightedAverage: (value) => `Cyfartaledd wedi’i bwysoli ${value}.`,
  weightedAverageBetween: (value, low, high) => `Cyfartaledd wedi’i bwysoli ${value}, rhwng ${low} a ${high}.`,
  belowFigures: (title) => `${title} (gyda chyfyngau 95% o dan y ffigurau)`,
  howMade: 'Sut y gwneir y ffigurau hyn',
  meanPoints: 'Pwyntiau pob person, cyfwng 95%',
  weightedPoints: 'Wedi’i bwysoli',
  first: 'Lle cyntaf, cyfwng 95%',
  weightedFirst: 'Lle cyntaf, wedi’i bwysoli',
  pointsEach: (points, interval) => `${points} pwynt gan bob person, ${interval}`,
  pointsWeighted: (points, weighted) => `${points} gan bob person, ${weighted}`,
});
