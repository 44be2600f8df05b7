import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './people.messages';

translate(messages, {
  here: 'Hefyd yn yr arolwg hwn',
  at: (name, question) => `${name}, wrth gwestiwn ${question}`,
  around: (name) => `${name}, wrth y testunau o amgylch y cwestiynau`,
  more: (people) => `+${people}`,
  outline: (names) => `Yma nawr: ${names}`,
  arrived: (name) => `Agorodd ${name} yr arolwg hwn.`,
  left: (name) => `Gadawodd ${name} yr arolwg hwn.`,
  unknown: 'Rhywun arall',
  several: 'Sawl person',
  both: (first, second) => `${first} a ${second}`,
  ownWindow: 'Chi, mewn ffenestr arall,',
  changed: (who, what) => `Newidiwyd ${what} gan ${who}.`,
  question: (number) => `cwestiwn ${number}`,
  questions: (numbers) => `cwestiynau ${numbers.slice(0, -1).join(', ')} a ${numbers.at(-1)}`,
  manyQuestions: (questions) => counted.questions(questions),
  texts: 'testunau’r arolwg',
  deleted: (who, questions) =>
    questions === 1 ? `Dileodd ${who} gwestiwn.` : `Dileodd ${who} ${counted.questions(questions)}.`,
  savedBy: (who, time) => `Cadwyd gan ${who}, ${time}`,
});
