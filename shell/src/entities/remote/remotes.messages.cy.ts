import { translate } from '@folkmoot/contracts/translation';
import { messages } from './remotes.messages';

translate(messages, {
  loading: (title) => `Yn llwytho ${title}...`,
  failedTitle: (title) => `Nid yw ${title} ar gael ar hyn o bryd`,
  failedText:
    'Mae gweddill y dangosfwrdd yn gweithio. Nid oes dim a gadwyd wedi’i golli; rhowch gynnig arall arni ymhen ychydig.',
  retry: 'Ceisio eto',
  updatingTitle: 'Mae’r rhan hon yn cael ei diweddaru',
  updatingText: (title) => `Mae fersiwn newydd o ${title}. Ail-lwythwch y dudalen i’w defnyddio.`,
  reload: 'Ail-lwytho',
  failedHeading: 'Ddim ar gael',
  registryFailed: 'Nid oedd modd llwytho rhannau’r dangosfwrdd',
  partFailed: (name) => `Nid oedd modd llwytho rhan (${name})`,
});
