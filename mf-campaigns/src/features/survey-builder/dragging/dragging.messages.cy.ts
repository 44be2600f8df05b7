import { translate } from '@folkmoot/contracts/translation';
import { messages } from './dragging.messages';

translate(messages, {
  untitled: 'Dim teitl eto',
  instructions:
    'I godi cwestiwn, pwyswch y Bylchwr neu Enter. Wrth ei ddal, defnyddiwch y bysellau saeth i’w symud, y Bylchwr neu Enter i’w ollwng, ac Escape i’w adael lle’r oedd.',
  picked: (number, of) => `Codwyd cwestiwn ${number} o ${of}.`,
  over: (number, of) => `Bydd yn gwestiwn ${number} o ${of}.`,
  dropped: (number, of) => `Gollyngwyd: mae’n gwestiwn ${number} o ${of} nawr.`,
  cancelled: 'Mae’n aros lle’r oedd.',
});
