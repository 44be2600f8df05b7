import { roleLabels } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { messages, personMessages, retentionMessages } from './privacy.messages';

translate(messages, {
  description: 'Yr hyn y gofynnir i breswylwyr, a’r hyn a gedwir ohonynt.',
  fields: {
    residentsTickTopics: 'Rhaid i breswylwyr dicio pynciau eu hunain',
    doubleOptIn: 'Mae preswylwyr yn cadarnhau eu cyfeiriad e-bost',
    privacyNotice: 'Hysbysiad preifatrwydd',
    retentionDays: 'Dileu ymatebion',
    longestRetentionDays: 'Yr amser hiraf y caiff ymgyrch ei ddewis',
    redactExports: 'Golygu data personol mewn allforion',
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
    redactExports:
      'Ym mhob ffeil a allforir (CSV, PDF ac HTML), rydym yn tynnu’r data personol yr ydym yn ei adnabod mewn testun rhydd: er enghraifft cyfeiriadau e-bost, rhifau ffôn, cyfeiriadau post, dyddiadau geni, rhifau cerbydau, rhifau hir, ac enwau ar ôl geiriau megis “Mrs” neu “my neighbour”. Gall enwau a manylion eraill aros. I weld beth sydd ar ôl, agorwch gyflwyniadau ymgyrch a dewiswch “Dangos fel yn yr allforiad”. Ar y sgrin ac yn y storfa, mae atebion yn aros fel y’u hysgrifennwyd.',
  },
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

translate(personMessages, {
  title: 'Data person',
  description:
    'Dod o hyd i’r hyn a gedwir am berson, ei allforio a’i ddileu’n derfynol, drwy ei gyfeiriad e-bost. Cofnodir pob un o’r gweithredoedd hyn yn y log gweithgarwch, heb y cyfeiriad.',
  anonymous:
    'Mae ymatebion i arolygon yn ddienw: nid oes cyfeiriad arnynt, felly ni ellir dod o hyd i’r un yma. Gall pwy bynnag a gadwodd dderbynneb ymateb ei ddileu.',
  email: 'Cyfeiriad e-bost',
  emailInvalid: 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  find: 'Dod o hyd',
  finding: 'Yn edrych...',
  failed: 'Nid oedd modd darllen yr hyn a gedwir am y person hwn. Rhowch gynnig arall arni.',
  nothing: (email) => `Ni chedwir dim am ${email}.`,
  suppressed: 'Cedwir hash ag allwedd o’r cyfeiriad, fel na fydd neb yn ysgrifennu ato eto.',
  places: {
    subscriber: 'Cofnod tanysgrifiwr',
    consents: 'Cydsyniadau',
    signups: 'Cofrestriadau',
    mails: 'Negeseuon e-bost',
    history: 'Hanes',
    account: 'Cyfrif staff',
    factors: 'Cyfrin-allweddi ac ap dilysu',
    invitations: 'Gwahoddiadau',
  },
  fields: {
    email: 'Cyfeiriad e-bost',
    uniqueId: 'Cyfeirnod',
    source: 'Daeth drwy',
    status: 'Cyflwr',
    subscribedAt: 'Tanysgrifiodd ar',
    topic: 'Pwnc',
    at: 'Ar',
    page: 'Tudalen',
    data: 'Rhoddwyd',
    what: 'Beth ddigwyddodd',
    detail: 'Manylion',
    kind: 'E-bost',
    name: 'Enw',
    role: 'Rôl',
    createdAt: 'Crëwyd ar',
    lastLoginAt: 'Mewngofnododd ddiwethaf ar',
    lastUsedAt: 'Defnyddiwyd ddiwethaf ar',
    expiresAt: 'Dilys tan',
    sessions: 'Wedi mewngofnodi ar ddyfeisiau',
  },
  authenticatorApp: 'Ap dilysu',
  values: {
    opt_in: 'tudalen gofrestru',
    csv_upload: 'mewnforio o ffeil',
    post_survey: 'cofrestriad ar ôl arolwg',
    manual: 'cofnod gan staff',
    pending: 'heb ei gadarnhau eto',
    active: 'gweithredol',
    withdrawn: 'wedi’i dynnu’n ôl',
    stopped: 'ddim yn cael ei ddefnyddio mwyach',
    unsubscribed: 'wedi dad-danysgrifio',
    bounced: 'nid yw’r cyfeiriad yn gweithio',
    complained: 'wedi rhoi gwybod bod ein negeseuon yn sbam',
    erased: 'wedi’i ddileu’n derfynol',
    added: 'ychwanegwyd',
    signed_up: 'cofrestrodd',
    confirmed: 'cadarnhaodd y cyfeiriad',
    topics_changed: 'newidiodd bynciau',
    address_changed: 'newidiwyd y cyfeiriad',
    mail_sent: 'anfonwyd e-bost',
    confirm: 'cais i gadarnhau’r cyfeiriad',
    welcome: 'neges groeso',
    invitation: 'gwahoddiad i arolwg',
    reminder: 'nodyn atgoffa am arolwg',
    queued: 'yn aros i’w anfon',
    waiting: 'yn aros i’w anfon',
    sent: 'anfonwyd',
    failed: 'nid oedd modd ei anfon',
    skipped: 'nid anfonwyd',
    accepted: 'derbyniwyd',
    revoked: 'tynnwyd yn ôl',
    expired: 'daeth i ben',
    inactive: 'wedi’i ddiffodd',
    ...roleLabels,
  },
  none: 'Dim',
  count: (count) => `${count}`,
  json: 'Allforio fel JSON',
  csv: 'Allforio fel CSV',
  exportFailed: 'Methodd yr allforio. Rhowch gynnig arall arni.',
  erase: 'Dileu’n derfynol',
  erased: 'Dilëwyd data’r person hwn yn derfynol.',
  eraseFailed: 'Methodd y dileu. Dangosir yr hyn a gedwir o hyd.',
  partly: (reason) => `Ni ddilëwyd y cyfrif staff: ${reason}`,
  confirm: {
    title: 'Dileu’r person hwn yn derfynol?',
    question: (email) =>
      `Caiff popeth a gedwir am ${email} ei ddileu’n barhaol: cofnod tanysgrifiwr, cydsyniadau, cofrestriadau, gwahoddiadau a chyfrif staff. Ni ellir dadwneud hyn.`,
    erase: 'Dileu’n barhaol',
    cancel: 'Canslo',
  },
  columns: ['Lle y’i cedwir', 'Cofnod', 'Maes', 'Gwerth'],
});
