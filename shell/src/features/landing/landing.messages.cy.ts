import { translate } from '@folkmoot/contracts/translation';
import { features, messages } from './landing.messages';

translate(messages, {
  signIn: 'Mewngofnodi',
  getStarted: 'Dechrau arni',
  startTrial: 'Dechrau treial am ddim',
  viewDemo: 'Gweld arolwg enghreifftiol',
  skip: 'Neidio i’r cynnwys',
  eyebrow: 'Adborth cymunedol i gynghorau',
  headline: 'Gofynnwch i breswylwyr. Clywch gan bawb. Dangoswch beth sydd wedi newid.',
  lead: 'Arolygon byr y bydd pobl yn eu gorffen ar ffôn wrth aros am fws, heb gyfrif nac ap, a chanlyniadau y gall eich tîm ddod â nhw i’r cyfarfod nesaf.',
  proofs: ['Dim cyfrif i breswylwyr', 'Dim cwcis, dim tracio', 'Yn gweithio heb JavaScript'],
  featuresTitle: 'Popeth sydd ei angen ar ymgynghoriad, a dim mwy',
  featuresLead: 'O’r cwestiwn cyntaf i’r adroddiad, mewn un lle ac mewn geiriau clir.',
  closingTitle: 'Gofynnwch am y penderfyniad nesaf i’r bobl y mae’n effeithio arnynt',
  closingText:
    'Paratowch arolwg y bore yma, rhowch y cod ar boster y prynhawn yma, a darllenwch yr atebion cyntaf heno.',
  footerText: (product) => `Mae ${product} yn helpu cynghorau i wrando, ac i adrodd yn ôl.`,
  footerProduct: 'Cynnyrch',
  footerHelp: 'Cymorth',
  footerDemo: 'Arolwg enghreifftiol',
  footerSupport: 'Cymorth technegol',
  rights: (product, year) => `© ${year} ${product}`,
  preview: {
    progress: 'Cwestiwn 2 o 5',
    question: 'Beth yw eich barn am y lôn feicio newydd ar Heol y Felin?',
    faces: ['Anfodlon iawn', 'Anfodlon', 'Niwtral', 'Bodlon', 'Bodlon iawn'],
    next: 'Nesaf',
    results: 'Heol y Felin, yr wythnos gyntaf',
    live: 'Byw',
  },
});

translate(features, [
  {
    icon: 'builder',
    title: 'Adeiladwr arolygon',
    text: 'Graddfeydd, rhestrau trefn a thestun mewn unrhyw drefn, gyda chwestiynau sy’n ymddangos dim ond lle mae eu hangen. Symudwch nhw â’r llygoden neu’r bysellfwrdd.',
    link: 'Adeiladu arolwg',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'delivery',
    title: 'Cyrraedd pobl lle maen nhw',
    text: 'Rhannwch ddolen, neu argraffwch god QR ar boster. Nid oes rhaid i neb fewngofnodi i ateb. SMS yn dod yn fuan.',
    link: 'Dechrau ymgyrch',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'insights',
    title: 'Canlyniadau wrth iddynt ddod i law',
    text: 'Mae pob ateb yn eich adroddiad o fewn eiliad: niferoedd, cyfrannau a’r amser a gymerodd pobl, fesul cwestiwn.',
    link: 'Gweld y trosolwg',
    to: '/dashboard/overview',
  },
  {
    icon: 'privacy',
    title: 'Dienw drwy ddyluniad',
    text: 'Wedi’i wneud ar gyfer GDPR, CCPA a Deddf Preifatrwydd Awstralia: ni chedwir cyfeiriad gydag ateb, ac ni osodir cwci.',
    link: 'Rhoi cynnig arni fel preswylydd',
    to: '/survey/demo',
    isDocument: true,
  },
  {
    icon: 'reports',
    title: 'Yn barod ar gyfer cyfarfod y cyngor',
    text: 'Siartiau â’r ffigurau wrth eu hymyl, ar gyfer y dyddiadau a ddewiswch, sy’n dal eu tir pan ddaw cwestiwn o’r llawr.',
    link: 'Agor yr adroddiadau',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'team',
    title: 'Un tîm, rolau clir',
    text: 'Staff sy’n rhedeg ymgyrchoedd, gweinyddwyr sy’n cadw’r gosodiadau, a phawb yn gweld yr un ffigurau.',
    link: 'Gweld tudalen y tîm',
    to: '/dashboard/team',
  },
]);
