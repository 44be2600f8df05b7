import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './checks.messages';

translate(messages, {
  title: 'Gwiriad yr arolwg',
  good: 'Nid oes dim yn atal ei roi ar waith.',
  noQuestions: 'Mae angen o leiaf un cwestiwn i’w roi ar waith.',
  blocking: (errors) =>
    errors === 1
      ? 'Mae 1 broblem yn atal ei roi ar waith.'
      : `Mae ${welshCount(errors, { two: 'broblem', few: 'phroblem', many: 'phroblem', other: 'problem' })} yn atal ei roi ar waith.`,
  errors: 'Problemau sy’n atal ei roi ar waith',
  warnings: 'Awgrymiadau nad ydynt yn atal dim',
  noWarnings: 'Dim awgrymiadau.',
  minutes: (minutes) =>
    minutes === 0 ? 'Dim cwestiynau i’w hateb eto.' : `Yn cymryd tua ${counted.minutes(minutes)}.`,
  translations: 'Cyfieithiadau',
  progress: (done, total, stale) =>
    `${done} o ${welshCount(total, { two: 'destun', few: 'thestun', many: 'thestun', other: 'testun' })}${stale > 0 ? `, ${stale} wedi dyddio` : ''}`,
  noTranslations: 'Mae’r arolwg mewn un iaith.',
  goTo: 'Mynd i’r cwestiwn',
  problemOf: (message) => `Dangos: ${message}`,
  choice: (label) => `${label}: pa un`,
  choose: 'Dewis…',
  more: (count) => `${count} arall`,
});
