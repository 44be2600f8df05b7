import { translate } from '@folkmoot/contracts/translation';
import { messages } from './dragging.messages';

const number = (count: number): string => count.toLocaleString('en-GB');

translate(messages, {
  drag: (name) => `Llusgo: ${name}`,
  movedTo: (name, position, of) => `${name}: safle ${number(position)} o ${number(of)}.`,
  parts: {
    instructions:
      'I godi rhan, pwyswch y Bylchwr neu Enter. Wrth ei dal, defnyddiwch y bysellau saeth i’w symud, y Bylchwr neu Enter i’w gollwng, ac Escape i’w gadael lle’r oedd.',
    picked: (position, of) => `Codwyd rhan ${number(position)} o ${number(of)}.`,
    over: (position, of) => `Bydd yn rhan ${number(position)} o ${number(of)}.`,
    dropped: (position, of) => `Gollyngwyd: mae’n rhan ${number(position)} o ${number(of)} nawr.`,
    cancelled: 'Mae’n aros lle’r oedd.',
  },
});
