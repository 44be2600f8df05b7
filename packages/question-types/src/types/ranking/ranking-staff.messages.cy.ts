import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './ranking-staff.messages';

translate(messages, {
  heading: 'Dewisiadau i’w trefnu:',
  noAnswers: 'Dim atebion eto.',
  base: (answered, options) =>
    `Y mwyaf o bwyntiau yn gyntaf, o ${counted.answers(answered)}. Gyda ${counted.options(options)}, mae lle cyntaf yn rhoi ${counted.points(options)}, a’r lle nesaf un yn llai.`,
  option: 'Dewis',
  points: 'Pwyntiau',
  figures: (points, averagePlace, firstPercent) =>
    `${counted.points(points)}${averagePlace === null ? '' : `, lle cyfartalog ${averagePlace}, cyntaf i ${firstPercent}%`}`,
  pointsOnly: (points) => counted.points(points),
  detail: (averagePlace, firstPercent) => `lle cyfartalog ${averagePlace}, cyntaf i ${firstPercent}%`,
});
