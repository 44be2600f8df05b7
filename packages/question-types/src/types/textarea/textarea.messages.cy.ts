import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './textarea.messages';

translate(messages, {
  hint: (limit) => `Mae pobl yn ateb yn llawn yn eu geiriau eu hunain, hyd at ${limit.toLocaleString('en-GB')} nod.`,
  noAnswers: 'Dim atebion eto.',
  written: (answered) => `${counted.answers(answered)} ysgrifenedig.`,
});
