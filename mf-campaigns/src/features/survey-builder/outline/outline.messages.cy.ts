import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './outline.messages';

translate(messages, {
  title: 'Cwestiynau',
  count: (questions) => counted.questions(questions),
  add: 'Ychwanegu cwestiwn',
  parts: { welcome: 'Croeso', thanks: 'Diolch' },
  untitled: 'Dim teitl eto',
  conditional: 'Amodol',
  errors: (count) =>
    welshCount(count, { one: 'broblem', two: 'broblem', few: 'phroblem', many: 'phroblem', other: 'problem' }),
  warnings: (count) => welshCount(count, { other: 'awgrym' }),
  drag: (number) => `Llusgo cwestiwn ${number}`,
  up: (number) => `Symud cwestiwn ${number} i fyny`,
  down: (number) => `Symud cwestiwn ${number} i lawr`,
});
