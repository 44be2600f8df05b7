import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { surveyWords } from '../../entities/campaign/campaign-words.messages';
import { launchTexts } from './launch.messages';

translate(launchTexts, {
  title: 'Adolygu ac agor',
  residents: 'Yr hyn y mae preswylwyr yn ei weld',
  length: (questions, required, minutes) =>
    `${surveyWords.questions(questions)}, ${required === 0 ? 'dim un' : required.toLocaleString('en-GB')} yn ofynnol, ${surveyWords.minutes(minutes)}`,
  noQuestions: 'Dim cwestiwn eto',
  preview: 'Rhagolwg o’r arolwg',
  dates: 'Pryd mae’n agor ac yn cau',
  methods: 'Sut mae preswylwyr yn ei gael',
  byMethod: { email: 'drwy e-bost', sms: 'drwy neges destun', qr: 'drwy god QR' },
  byLink: 'Dim ond drwy ei ddolen, y byddwch yn ei rhannu eich hun',
  codes: (number) => welshCount(number, { two: 'god QR', few: 'chod QR', many: 'chod QR', other: 'cod QR' }),
  firstCode: 'Gwneir cod QR pan fydd yn agor.',
  language: 'Ieithoedd',
  target: 'Targed',
  responses: (target) => counted.responses(target),
  noTarget: 'Dim targed',
  checks: 'Cyn i chi ei hagor',
  allDone: 'Nid oes dim ar goll.',
  withoutQuestions: 'Ni ellir rhoi ymgyrch heb gwestiynau arolwg ar waith. Adeiladwch eich arolwg yn gyntaf.',
  blocked: 'Cwblhewch yr hyn sydd wedi’i nodi fel gofynnol yn gyntaf.',
  change: 'Newid',
  changeLabel: (part) => `Newid: ${part}`,
  cancel: 'Ddim eto',
  openNow: 'Agor nawr',
  schedule: (moment) => `Amserlennu ar gyfer ${moment}`,
});
