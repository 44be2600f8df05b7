import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './editor.messages';

translate(messages, {
  welcome: 'Croeso',
  welcomeHint: 'Mae preswylwyr yn darllen hwn cyn y cwestiwn cyntaf.',
  untitledSurvey: 'Nid oes teitl gan yr arolwg eto',
  thanks: 'Diolch',
  thanksText:
    'Ar ôl y cwestiwn olaf, mae preswylwyr yn darllen bod eu hymateb wedi cyrraedd ac y bydd y cyngor yn adrodd yn ôl. Cânt dderbynneb, y gallant ddileu eu hymateb â hi nes i’r arolwg gau.',
  title: 'Teitl yr arolwg',
  titleHelp: 'Mae preswylwyr yn gweld y teitl hwn. Mae gan yr ymgyrch yr un teitl.',
  titleHelpOf: (campaign) =>
    `Mae preswylwyr yn gweld y teitl hwn, ac mewn print mân uwch ei ben deitl yr ymgyrch: “${campaign}”.`,
  description: 'Disgrifiad',
  introText: 'Testun cyflwyno',
  introHelp: 'Dangosir cyn y cwestiwn cyntaf.',
  language: 'Iaith yr arolwg',
  checkAnswers: 'Mae preswylwyr yn gwirio eu hatebion cyn eu cyflwyno',
  checkAnswersHelp: (least) =>
    `Rhestr o’r atebion, pob un â dolen i’w newid. Mae preswylwyr y gofynnir llai na ${counted.questions(least)} iddynt yn cyflwyno ar unwaith.`,
  conditionHint:
    'Gellir dangos cwestiynau yn dibynnu ar atebion cynharach, er enghraifft dim ond pan fo graddfa rifau o dan 5.',
  question: (number) => `Cwestiwn ${number}`,
  questionTitle: 'Teitl y cwestiwn',
  questionDescription: 'Disgrifiad (dewisol)',
  required: 'Gofynnol',
  types: 'Mathau o gwestiynau',
  searchTypes: 'Chwilio mathau o gwestiynau',
  noType: 'Nid oes math o gwestiwn yn cyfateb. Rhowch gynnig ar air byrrach.',
  typesFound: (count) => (count === 1 ? '1 math o gwestiwn' : `${count} math o gwestiwn`),
  changeType: 'Newid math y cwestiwn',
  typeChanged: (label) => `Math y cwestiwn yw ${label} nawr.`,
  typeEffects: ({ conditions, quotas }) => [
    ...(conditions === 0
      ? []
      : [
          conditions === 1
            ? 'Nid oedd amod arno’n ffitio ac mae wedi newid: gwiriwch ef.'
            : `Nid oedd ${conditions} amod arno’n ffitio ac maent wedi newid: gwiriwch nhw.`,
        ]),
    ...(quotas === 0
      ? []
      : [
          quotas === 1
            ? 'Dilëwyd cwota ar gyfer un o’i ddewisiadau.'
            : `Dilëwyd ${quotas} cwota ar gyfer ei ddewisiadau.`,
        ]),
  ],
  undo: 'Dadwneud',
  drag: (number) => `Llusgo cerdyn cwestiwn ${number}`,
  moveUp: 'Symud i fyny',
  moveDown: 'Symud i lawr',
  toggleCondition: 'Rhesymeg amodol',
  duplicate: 'Dyblygu',
  remove: 'Dileu',
  insertBelow: 'Mewnosod cwestiwn oddi tano',
  conditional: 'Amodol',
  controls: (number) => `Cwestiwn ${number}: symud, copïo, dileu`,
  insertHint: 'Neu pwyswch / i fewnosod cwestiwn o dan yr un a ddewiswyd.',
  addFirst: 'Ychwanegu cwestiwn',
  addHere: 'Ychwanegu cwestiwn arall',
  untitled: 'Dim teitl eto',
});
