import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './ranking-staff.messages';

translate(messages, {
  heading: 'Dewisiadau i’w trefnu:',
  noAnswers: 'Dim atebion eto.',
  base: (answered) =>
    `Y gorau yn gyntaf, o ${counted.answers(answered)}. Mae’r barrau’n dangos pa mor aml y rhoddwyd dewis yn gyntaf.`,
  option: 'Dewis',
  firstPlaces: 'Lleoedd cyntaf',
  figures: (first, percent, averagePlace) =>
    averagePlace === null ? '0 (0%)' : `${first.toLocaleString('en-GB')} (${percent}%), lle cyfartalog ${averagePlace}`,
});
