import { counted, translate } from '@folkmoot/contracts/translation';
import { messages, retentionMessages } from './privacy.messages';

translate(messages, {
  personalData: 'Dod o hyd i’r hyn a gedwir am un person, ei allforio a’i ddileu',
  description: 'Yr hyn y gofynnir i breswylwyr, a’r hyn a gedwir ohonynt.',
  fields: {
    residentsTickTopics: 'Rhaid i breswylwyr dicio pynciau eu hunain',
    doubleOptIn: 'Mae preswylwyr yn cadarnhau eu cyfeiriad e-bost',
    privacyNotice: 'Hysbysiad preifatrwydd',
    retentionDays: 'Dileu ymatebion',
    longestRetentionDays: 'Yr amser hiraf y caiff ymgyrch ei ddewis',
    redactExports: 'Golygu data personol mewn allforion',
    smallestCell: 'Y rhif lleiaf a ddangosir mewn cyhoeddiadau',
    collectsDevice: 'Cadw’r math o ddyfais',
    collectsReferrer: 'Cyfrif o ble y daw ymwelwyr',
  },
  help: {
    residentsTickTopics: 'Nid oes pwnc wedi’i dicio ymlaen llaw. Gofynnol ar gyfer cydsyniad dilys yn Ewrop.',
    doubleOptIn: 'Dim ond ar ôl clic mewn e-bost y mae tanysgrifiad yn cyfrif.',
    privacyNotice:
      'Gall preswylwyr ei ddarllen cyn iddynt ateb. Ychwanegir yr hyn a gesglir, ac am ba hyd, oddi tano’n awtomatig.',
    collectsDevice:
      'Ffôn, llechen neu gyfrifiadur, a theulu’r porwr, gydag ymatebion ac ymweliadau. Mae’r hyn a gasglwyd o’r blaen yn aros.',
    collectsReferrer:
      'Drwy god QR, e-bost, rhwydwaith cymdeithasol, gwefan arall, neu’n uniongyrchol. Mae adroddiadau’n ei ddangos; nid yw’n enwi neb.',
    smallestCell:
      'Mewn dogfennau i’w cyhoeddi, cuddir niferoedd o lai o bobl, ynghyd ag eraill y gellid eu cyfrifo ohonynt. 5 fel arfer. Ar y sgrin gwelwch bob rhif.',
    redactExports:
      'Ym mhob ffeil a allforir (CSV, PDF ac HTML), rydym yn tynnu’r data personol yr ydym yn ei adnabod mewn testun rhydd: er enghraifft cyfeiriadau e-bost, rhifau ffôn, cyfeiriadau post, dyddiadau geni, rhifau cerbydau, rhifau hir, ac enwau ar ôl geiriau megis “Mrs” neu “my neighbour”. Gall enwau a manylion eraill aros. I weld beth sydd ar ôl, agorwch gyflwyniadau ymgyrch a dewiswch “Dangos fel yn yr allforiad”. Ar y sgrin ac yn y storfa, mae atebion yn aros fel y’u hysgrifennwyd.',
  },
  smallestCellRange: (least, most) => `Rhowch rif cyfan o ${least} i ${most}.`,
  groups: { asking: 'Cydsyniad', collecting: 'Yr hyn a gesglir', leaving: 'Yr hyn sy’n gadael y dangosfwrdd' },
  collected: ({ collectsDevice, collectsReferrer }) => [
    `Gydag ymateb: yr atebion a’u hiaith, pryd y daethant, yr amser a gymerwyd${collectsDevice ? ', faint o gwestiynau a atebwyd, y math o ddyfais a theulu’r porwr.' : ' a faint o gwestiynau a atebwyd.'}`,
    `Gydag ymweliad: bod un ar ddiwrnod${collectsDevice ? ', y math o ddyfais a theulu’r porwr' : ''}.`,
    ...(collectsReferrer
      ? ['Gydag ymweliad, byth gydag ymateb: o ble y daeth yr ymwelydd, megis cod QR neu wefan arall.']
      : []),
    'Gyda chofrestriad: y cyfeiriad e-bost, yr hyn y mae’r dudalen yn gofyn amdano, y pynciau, a’r cydsyniad gyda’i destun a’i amser.',
    'Byth: enwau, cyfeiriadau dyfeisiau, cwcis.',
    'Mae hysbysiad preifatrwydd pob arolwg yn dweud yr un peth wrth breswylwyr.',
  ],
});

translate(retentionMessages, {
  legend: 'Am ba hyd y cedwir ymatebion',
  label: 'Dileu ymatebion',
  help: 'Yn berthnasol i bob ymgyrch nad yw’n gosod ei hamser ei hun. Caiff ymateb ei ddileu pan fydd yn hŷn na hyn, beth bynnag yw statws ei ymgyrch.',
  longest: 'Yr amser hiraf y caiff ymgyrch ei ddewis',
  longestHelp:
    'Gall ymgyrchoedd bob amser gadw ymatebion am amser byrrach na’r cyngor. Mae hyn yn dweud a allant eu cadw’n hirach.',
  noLonger: 'Mor hir â’r cyngor',
  never: 'Byth: fe’u cedwir nes i rywun eu dileu',
  words: (days) => (days === null ? 'Byth' : `Ar ôl ${counted.days(days)}`),
  deletes: (days) =>
    `Caiff ymatebion sy’n hŷn na ${counted.days(days)} eu dileu’n barhaol, ac ni chânt eu cyfrif mewn adroddiadau mwyach.`,
  visits: 'Cyfrifir ymweliadau fesul diwrnod ac nid ydynt yn enwi neb; maent yn aros.',
  confirm: {
    title: 'Dileu ymatebion hŷn?',
    question: (days) =>
      `Caiff pob ymateb sy’n hŷn na ${counted.days(days)} ei ddileu’n barhaol ym mhob ymgyrch nad yw’n gosod amser hirach, ac ni chaiff ei gyfrif mewn adroddiadau mwyach. Ni ellir adfer ymatebion a ddilëwyd.`,
    goes: (responses, at) =>
      responses === 0
        ? `Nid oes ymateb mor hen â hynny nawr. Bydd y dileu nesaf ar ${at}.`
        : `Caiff ${counted.responses(responses)} eu dileu heno, ar ${at}. Tan hynny gallwch newid hyn eto.`,
    goesTonight: 'Caiff ymatebion eu dileu yn ystod y nos. Tan hynny gallwch newid hyn eto.',
    save: 'Cadw a dileu heno',
    cancel: 'Canslo',
  },
});
