import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './paths.messages';

translate(messages, {
  map: 'Map o’r llwybrau',
  mapText: 'Pa atebion sy’n arwain at ba gwestiynau.',
  test: 'Profi fel preswylydd',
  testText:
    'Dewiswch atebion fel y byddai preswylydd. Mae’r rhestr yn dangos pa gwestiynau sy’n dilyn. Ni chedwir dim.',
  everybody: 'Mae pawb yn ei weld',
  decides: (numbers) =>
    numbers.length === 1
      ? `Mae ei ateb yn penderfynu am gwestiwn ${numbers[0]}`
      : `Mae ei ateb yn penderfynu am gwestiynau ${numbers.join(', ')}`,
  ofSection: (rule) => `Ei adran: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`,
  ends: (titles) => `Gall ei ateb arwain at: ${titles.join(', ')}`,
  endsWith: (title) => `Ar y diwedd: ${title}`,
  untitled: 'Dim teitl eto',
  question: (number, title) => `${number}. ${title}`,
  noConditions: 'Nid oes amod ar unrhyw gwestiwn, felly mae pawb yn gweld pob un.',
  answers: 'Mae’r preswylydd hwn yn ateb',
  noAnswer: 'Dim ateb',
  sees: (shown, of) => `Mae’r preswylydd hwn yn gweld ${shown} o ${counted.questions(of)}`,
  hidden: 'Heb ei ddangos',
});
