import { translate } from '@folkmoot/contracts/translation';
import { typeWords } from './type-words.messages';

translate(typeWords, {
  budget: {
    label: 'Cyllideb',
    summary: 'Mae pobl yn rhannu swm, megis 100 pwynt, rhwng dewisiadau.',
    keywords: 'pwyntiau arian dyrannu',
  },
  consent: {
    label: 'Cydsyniad',
    summary: 'Mae pobl yn ticio blwch i gytuno â thestun, a gedwir gyda’u hateb.',
    keywords: 'cytuno telerau caniatâd',
  },
  date: {
    label: 'Dyddiad neu amser',
    summary: 'Mae pobl yn rhoi diwrnod, amser o’r dydd, neu’r ddau.',
    keywords: 'calendr diwrnod',
  },
  dropdown: {
    label: 'Cwymplen',
    summary: 'Mae pobl yn dewis un o restr.',
    keywords: 'dewis un sengl radio',
  },
  email: {
    label: 'Cyfeiriad e-bost',
    summary: 'Mae pobl yn rhoi cyfeiriad e-bost, a gaiff ei wirio wrth iddynt deipio.',
    keywords: 'post cyswllt',
  },
  image: {
    label: 'Trefnu delweddau',
    summary: 'Mae pobl yn rhoi lluniau mewn trefn, y gorau yn gyntaf.',
    keywords: 'llun trefn',
  },
  matrix: {
    label: 'Matrics',
    summary: 'Mae pobl yn dewis un ateb ar gyfer pob rhes mewn tabl.',
    keywords: 'grid tabl likert',
  },
  multiselect: {
    label: 'Dewis lluosog',
    summary: 'Mae pobl yn ticio pob dewis sy’n berthnasol.',
    keywords: 'blwch ticio sawl',
  },
  number: {
    label: 'Graddfa rifau',
    summary: 'Mae pobl yn rhoi rhif, er enghraifft rhwng 1 a 10.',
    keywords: 'graddfa nps sgôr llithrydd',
  },
  phone: {
    label: 'Rhif ffôn',
    summary: 'Mae pobl yn rhoi rhif ffôn mewn unrhyw ffurf arferol.',
    keywords: 'ffôn symudol cyswllt',
  },
  pictureChoice: {
    label: 'Dewis lluniau',
    summary: 'Mae pobl yn dewis un llun neu fwy.',
    keywords: 'delwedd llun',
  },
  place: {
    label: 'Lle ar fap',
    summary: 'Mae pobl yn dewis lle ar eich map, neu ardal o restr.',
    keywords: 'lleoliad pin',
  },
  postcode: {
    label: 'Cod post',
    summary: 'Mae pobl yn rhoi eu cod post llawn. Gyda thabl eich cyngor, dim ond eu ward a gedwir.',
    keywords: 'ward cyfeiriad',
  },
  ranking: {
    label: 'Trefnu drwy lusgo',
    summary: 'Mae pobl yn rhoi dewisiadau mewn trefn, y pwysicaf yn gyntaf.',
    keywords: 'trefn blaenoriaeth',
  },
  rating: {
    label: 'Graddfa wynebau',
    summary: 'Mae pobl yn dewis un o bum wyneb, o drist i hapus.',
    keywords: 'emoji wyneb sêr boddhad',
  },
  text: {
    label: 'Testun byr',
    summary: 'Mae pobl yn ysgrifennu un llinell, megis stryd neu enw.',
    keywords: 'llinell enw',
  },
  textarea: {
    label: 'Testun hir',
    summary: 'Mae pobl yn ysgrifennu yn eu geiriau eu hunain, cymaint ag y mynnant.',
    keywords: 'sylw paragraff agored',
  },
});
