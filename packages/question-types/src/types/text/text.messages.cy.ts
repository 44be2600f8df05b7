import { translate } from '@folkmoot/contracts/translation';
import { messages } from './text.messages';

translate(messages, {
  hint: (limit) => `Mae pobl yn ateb yn eu geiriau eu hunain, hyd at ${limit} nod.`,
});
