import { translate } from '@folkmoot/contracts/translation';
import { messages } from './app.messages';

translate(messages, {
  crashTitle: 'Nid oedd modd dangos y dudalen hon',
  crashText: 'Aeth rhywbeth o’i le ar ein hochr ni. Mae popeth a gadwyd yn ddiogel; ail-lwythwch y dudalen i barhau.',
  reload: 'Ail-lwytho',
});
