import { counted, translate } from '@folkmoot/contracts/translation';
import { retentionTexts } from './retention.messages';

const asCouncil = (days: number | null): string =>
  days === null ? 'Fel y cyngor: maent yn aros' : `Fel y cyngor: ar ôl ${counted.days(days)}`;

translate(retentionTexts, {
  heading: 'Am ba hyd y cedwir ymatebion',
  about: (longest) =>
    longest === null
      ? 'Mae preswylwyr yn ei ddarllen yn hysbysiad preifatrwydd yr arolwg hwn.'
      : `Mae preswylwyr yn ei ddarllen yn hysbysiad preifatrwydd yr arolwg hwn. Mae eich cyngor yn caniatáu ${counted.days(longest)} ar y mwyaf.`,
  label: 'Dileu ymatebion',
  help: 'Caiff ymatebion hŷn eu dileu bob nos, ac nid yw’r adroddiad yn eu cyfrif mwyach. Nid yw ymweliadau’n enwi neb; maent yn aros.',
  adminsOnly: 'Dim ond gweinyddwyr y cyngor all newid hyn.',
  asCouncil,
  choiceInWords: (own, ofCouncil) => (typeof own === 'number' ? `Ar ôl ${counted.days(own)}` : asCouncil(ofCouncil)),
  cut: (own, days) =>
    `Mae’r ymgyrch hon yn dweud ${counted.days(own)}, ond mae’r cyngor bellach yn caniatáu llai: caiff ymatebion eu dileu ar ôl ${counted.days(days)}.`,
  deletes: (days) =>
    `Caiff ymatebion sy’n hŷn na ${counted.days(days)} eu dileu’n barhaol, ac ni chânt eu cyfrif yn yr adroddiad mwyach.`,
  save: 'Cadw',
  saving: 'Yn cadw...',
  saved: 'Cadwyd: am ba hyd y cedwir ymatebion.',
  notValid: 'Rhowch sawl diwrnod y cedwir ymatebion, o fewn yr hyn y mae’r cyngor yn ei ganiatáu.',
  saveFirst: 'Cadwch am ba hyd y cedwir ymatebion yn gyntaf: mae’r newid hwn yn dileu ymatebion.',
  failed: 'Nid oedd modd cadw am ba hyd y cedwir ymatebion. Rhowch gynnig arall arni.',
  confirm: {
    title: 'Dileu ymatebion hŷn?',
    question: (days) =>
      `Caiff pob ymateb i’r ymgyrch hon sy’n hŷn na ${counted.days(days)} ei ddileu’n barhaol, ac ni chaiff ei gyfrif yn yr adroddiad mwyach. Ni ellir adfer ymatebion a ddilëwyd.`,
    goes: (responses, at) =>
      responses === 0
        ? `Nid oes ymateb mor hen â hynny nawr. Bydd y dileu nesaf ar ${at}.`
        : `Caiff ${counted.responses(responses)} eu dileu heno, ar ${at}. Tan hynny gallwch newid hyn eto.`,
    goesTonight: 'Caiff ymatebion eu dileu yn ystod y nos. Tan hynny gallwch newid hyn eto.',
    save: 'Cadw a dileu heno',
    cancel: 'Canslo',
  },
});
