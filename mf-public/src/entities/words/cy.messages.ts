import type { ResidentWords } from './words';

/** Welsh, addressed as chi. */
export const cy: ResidentWords = {
  survey: {
    language: 'cy',
    questionOf: 'Cwestiwn {number} o {of}',
    questionsOf: 'Cwestiynau {number} i {to} o {of}',
    percent: '{percent}% wedi’i gwblhau',
    required: 'gofynnol',
    onlyIfShown: 'Os nad yw’r cwestiwn hwn yn berthnasol i chi, ewch heibio iddo.',
    previous: 'Blaenorol',
    next: 'Nesaf',
    submit: 'Cyflwyno',
    submitting: 'Wrthi’n cyflwyno...',
    failed: 'Bu gwall wrth gyflwyno eich ymateb. Rhowch gynnig arall arni.',
    kept: 'Mae eich atebion yma o hyd.',
    saved: 'Wedi’u cadw ar y ddyfais hon',
    drafts: {
      began: 'Fe wnaethoch chi ddechrau ar {day}.',
      goOn: 'Parhau',
      changed: 'Mae’r arolwg wedi newid ers i chi ddechrau. Rydym wedi cadw eich atebion.',
      earlierRound:
        'Fe wnaethoch chi ddechrau’r atebion hyn mewn rownd gynharach o’r arolwg. Os byddwch yn eu cyflwyno nawr, byddant yn cyfrif yn y rownd hon.',
      lost: 'Atebion nad oedd modd eu cadw: {lost}.',
      check: 'Gwiriwch eich atebion cyn eu cyflwyno.',
    },
    startOver: 'Dechrau eto',
    startOverSure: 'Dileu eich holl atebion a dechrau eto?',
    noSubmitYet: 'Mae’n ymddangos eich bod all-lein. Byddwn yn dal i geisio.',
    document: 'Agor y ddogfen',
    newTab: '(yn agor mewn tab newydd)',
    privacy: 'Nid oes angen cyfrif arnoch, ac nid oes cwcis. Nid yw eich atebion wedi’u cysylltu â chi.',
    privacyNotice: 'Darllen hysbysiad preifatrwydd {council}',
    consent:
      'Drwy gyflwyno eich atebion, rydych yn cytuno y caiff {council} eu defnyddio fel y disgrifir yn ei hysbysiad preifatrwydd.',
    poweredBy: 'Wedi’i bweru gan {product}',
    providedBy: 'Darperir yr arolwg gan {council}',
    demo: 'Arddangosiad yw hwn. Nid oes dim a rowch yn cael ei gadw.',
    minutes: {
      zero: 'Yn cymryd tua {minutes} munud',
      one: 'Yn cymryd tua {minutes} funud',
      two: 'Yn cymryd tua {minutes} funud',
      few: 'Yn cymryd tua {minutes} munud',
      many: 'Yn cymryd tua {minutes} munud',
      other: 'Yn cymryd tua {minutes} munud',
    },
    languages: 'Iaith',
    share: 'Dyfais a rennir yw hon. Peidiwch â chadw fy atebion arni.',
    shared:
      'Nid yw eich atebion yn cael eu cadw ar y ddyfais hon. Cânt eu dileu pan fyddwch yn eu cyflwyno neu’n gadael y dudalen hon heb ei defnyddio.',
    legend: 'Rhaid ateb cwestiynau sydd wedi’u marcio â *.',
    options: 'Opsiynau',
    minutesLeft: {
      zero: 'Tua {minutes} munud ar ôl',
      one: 'Tua {minutes} funud ar ôl',
      two: 'Tua {minutes} funud ar ôl',
      few: 'Tua {minutes} munud ar ôl',
      many: 'Tua {minutes} munud ar ôl',
      other: 'Tua {minutes} munud ar ôl',
    },
    check: {
      title: 'Gwirio eich atebion',
      text: 'Newidiwch unrhyw beth nad yw’n gywir. Yna pwyswch Cyflwyno.',
      change: 'Newid',
      none: 'Dim ateb',
    },
    aloud: { start: 'Darllen yn uchel', stop: 'Stopio darllen' },
    easy: {
      label: 'Hawdd ei Ddeall',
      one: 'Darllenwch un cwestiwn ar y tro.',
      two: 'Dewiswch eich ateb. Yna pwyswch Nesaf.',
      three: 'Cewch stopio unrhyw bryd.',
    },
    enlarge: 'Chwyddo’r llun',
    close: 'Cau',
    problems: {
      required: 'Atebwch y cwestiwn hwn.',
      too_long: 'Mae eich ateb yn rhy hir. Rhowch ateb byrrach.',
      not_an_answer: 'Rhowch ateb sy’n addas i’r cwestiwn.',
    },
    banners: {
      not_taken:
        'Roedd y dudalen hon ar agor am gyfnod rhy hir, felly ni chafodd eich ymateb ei anfon. Nid oes dim wedi’i golli. Gwiriwch eich atebion a phwyswch Cyflwyno eto.',
      not_reachable: 'Nid oedd modd cadw eich ymateb. Mae eich atebion yma o hyd. Pwyswch Cyflwyno eto.',
      incomplete: 'Mae rhai atebion ar goll neu heb fod yn ddilys. Gwiriwch y cwestiynau isod.',
      too_large:
        'Mae eich atebion yn rhy hir gyda’i gilydd. Nid oes dim wedi’i golli. Byrhewch yr atebion hiraf a phwyswch Cyflwyno eto.',
    },
    thankYou: {
      title: 'Diolch!',
      text: 'Mae eich ymateb wedi’i gyflwyno’n llwyddiannus.',
      more: 'Bydd y cyngor yn darllen eich atebion ac yn adrodd yn ôl pan fydd yr arolwg wedi dod i ben. Cewch gau’r dudalen hon.',
    },
    after: {
      offline:
        'Rydych all-lein. Cewch ddal ati a chyflwyno eich atebion. Maent wedi’u cadw ar y ddyfais hon a chânt eu hanfon pan fyddwch ar-lein eto.',
      offlineUnkept:
        'Rydych all-lein, ac nid yw eich atebion wedi’u cadw ar y ddyfais hon. Cadwch y dudalen hon ar agor a phwyswch Cyflwyno pan fyddwch ar-lein eto.',
      waitingTitle: 'Wedi’i gadw, yn aros am gysylltiad',
      waitingText:
        'Mae eich ymateb wedi’i gadw ar y ddyfais hon a chaiff ei anfon pan fyddwch ar-lein eto. Cadwch y dudalen hon ar agor, neu agorwch hi eto pan fyddwch ar-lein.',
      earlierWaiting: 'Mae ymateb o’r ddyfais hon yn aros i gael ei anfon. Caiff ei anfon pan fyddwch ar-lein eto.',
      earlierSent: 'Mae’r ymateb a oedd yn aros ar y ddyfais hon wedi’i anfon.',
      earlierRefused:
        'Nid oedd modd derbyn ymateb cynharach o’r ddyfais hon. Mae eich atebion isod. Gwiriwch nhw a’u cyflwyno eto.',
      both: 'Roeddech chi eisoes wedi anfon ymateb gydag atebion gwahanol o’r dudalen hon. Mae’r ymateb hwn wedi’i ychwanegu fel ail ymateb.',
      used: {
        title: 'Mae eich gwahoddiad eisoes wedi’i ddefnyddio',
        text: 'Rydym eisoes wedi cael ymateb gyda’r gwahoddiad hwn, ac mae’n cyfrif. Ni chafodd yr atebion rydych newydd eu hanfon eu hychwanegu, oherwydd dim ond unwaith y gellir defnyddio pob gwahoddiad.',
      },
      sent: 'Wedi’i anfon',
      title: 'Eich derbynneb',
      text: 'Gallwch ddefnyddio’r cod hwn i ddileu eich ymateb nes i’r arolwg gau. Dim ond yma y caiff ei ddangos, ac nid yw’n dweud pwy ydych chi.',
      copy: 'Copïo',
      copied: 'Wedi’i gopïo',
      download: 'Lawrlwytho',
      answers: 'Eich atebion',
      print: 'Argraffu',
      file: 'Cadw fel ffeil HTML',
      sharedSure: 'Mae pobl eraill yn defnyddio’r ddyfais hon a gallant weld y copi. Parhau beth bynnag?',
      remove: 'Dileu fy ymateb',
      idleTitle: 'Ydych chi yno o hyd?',
      idleText: {
        zero: 'Caiff eich atebion eu dileu nawr, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
        one: 'Caiff eich atebion eu dileu mewn {seconds} eiliad, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
        two: 'Caiff eich atebion eu dileu mewn {seconds} eiliad, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
        few: 'Caiff eich atebion eu dileu mewn {seconds} eiliad, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
        many: 'Caiff eich atebion eu dileu mewn {seconds} eiliad, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
        other:
          'Caiff eich atebion eu dileu mewn {seconds} eiliad, oherwydd bod pobl eraill yn defnyddio’r ddyfais hon.',
      },
      idleStay: 'Rwyf yma o hyd',
    },
  },
  trap: 'Gadewch y maes hwn yn wag',
  waitNote: 'Mae anfon yn cymryd tua 5 eiliad. Arhoswch nes bydd y dudalen nesaf yn ymddangos.',
  invitedFailed:
    'Nid oedd modd cyflwyno eich ymateb. Os ydych eisoes wedi ateb drwy’r ddolen hon, mae eich ateb yn cyfrif. Dim ond unwaith y gellir defnyddio pob gwahoddiad. Fel arall, rhowch gynnig arall arni.',
  notices: {
    not_found: {
      title: 'Heb ddod o hyd i’r arolwg',
      text: 'Nid yw’r arolwg rydych yn chwilio amdano yn bodoli, neu nid yw ar gael mwyach.',
    },
    closed: {
      title: 'Mae’r arolwg ar gau ar hyn o bryd',
      text: 'Dim ond ar adegau penodol y mae’r arolwg hwn ar agor. Diolch am eich diddordeb.',
    },
    paused: {
      title: 'Mae’r arolwg wedi’i oedi',
      text: 'Nid yw’r arolwg hwn yn derbyn ymatebion ar hyn o bryd. Dewch yn ôl yn nes ymlaen.',
    },
    ended: {
      title: 'Mae’r arolwg wedi dod i ben',
      text: 'Mae’r arolwg hwn wedi dod i ben. Diolch i bawb a gymerodd ran.',
    },
    full: {
      title: 'Arolwg yn Llawn',
      text: 'Mae’r arolwg hwn wedi cael yr holl ymatebion y gall eu derbyn. Diolch am eich diddordeb.',
    },
    not_yet_open: {
      title: 'Nid yw’r arolwg ar agor eto',
      text: 'Nid yw’r arolwg hwn wedi agor eto.',
    },
    no_questions: { title: 'Dim cwestiynau ar gael', text: 'Nid oes cwestiynau yn yr arolwg hwn eto.' },
    code_inactive: {
      title: 'Nid yw’r cod QR hwn yn cael ei ddefnyddio mwyach',
      text: 'Efallai fod y dudalen wedi cau, neu fod cod mwy newydd. Cysylltwch â’r cyngor i gael gwybod mwy.',
    },
    code_unknown: {
      title: 'Heb ddod o hyd i’r cod QR',
      text: 'Nid ydym yn adnabod y cod QR hwn. Gwiriwch y cyfeiriad, neu sganiwch y cod eto.',
    },
    invitation_used: {
      title: 'Rydych eisoes wedi ateb',
      text: 'Rydym wedi cael ymateb gyda’r gwahoddiad hwn, ac mae’n cyfrif. Dim ond unwaith y gellir defnyddio pob gwahoddiad. Diolch am gymryd rhan.',
    },
    invitation_over: {
      title: 'Mae’r gwahoddiad hwn wedi dod i ben',
      text: 'Roedd ar gyfer rownd gynharach o’r arolwg. Bydd dolen newydd ar gyfer y rownd nesaf. Gallwch hefyd agor yr arolwg yn ei gyfeiriad cyhoeddus.',
    },
    too_large: {
      title: 'Mae eich atebion yn rhy hir',
      text: 'Nid oedd modd derbyn eich atebion, ac ni chafodd dim ei anfon. Ewch yn ôl yn eich porwr, byrhewch yr atebion hiraf a phwyswch Cyflwyno eto.',
    },
    unavailable: {
      title: 'Rhowch gynnig arall arni ymhen ychydig',
      text: 'Nid yw’r dudalen hon ar gael ar hyn o bryd. Nid oes dim o’r hyn a roesoch wedi’i golli.',
    },
  },
  receipt: {
    title: 'Dileu ymateb',
    text: 'Rhowch god y dderbynneb a gawsoch ar ôl “{survey}”. Caiff eich ymateb ei ddileu’n barhaol a’i dynnu o’r holl ganlyniadau.',
    label: 'Derbynneb',
    hint: '20 o lythrennau a digidau, er enghraifft A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Dileu’r ymateb hwn',
    erasedTitle: 'Mae eich ymateb wedi’i ddileu',
    erased: 'Mae wedi’i ddileu’n barhaol ac nid yw’n cael ei gyfrif mwyach. Diolch am gymryd rhan.',
    already_erasedTitle: 'Mae’r ymateb hwn eisoes wedi’i ddileu',
    already_erased: 'Nid oes angen i chi wneud dim arall.',
    unknown: 'Nid oes ymateb i’r arolwg hwn gyda’r dderbynneb hon. Gwiriwch eich bod wedi’i theipio’n gywir.',
    closedTitle: 'Mae’r arolwg wedi cau',
    closed: 'Roedd modd dileu ymatebion nes i’r arolwg gau. Mae eich ymateb wedi’i gadw heb eich enw na’ch cyfeiriad.',
    unavailable: 'Nid oedd modd dileu eich ymateb. Nid oes dim wedi newid. Rhowch gynnig arall arni ymhen ychydig.',
  },
  nextAvailable: 'Ar gael nesaf: {when}',
  privacyTitle: 'Hysbysiad preifatrwydd',
  facts: {
    title: 'Beth sy’n cael ei gadw ac am ba hyd',
    kept: 'Gyda’ch atebion: pryd y gwnaethoch eu hanfon, faint o amser a gymeroch a faint o gwestiynau y gwnaethoch eu hateb.',
    language: 'Hefyd gyda’ch atebion: yr iaith y gwnaethoch ateb ynddi.',
    device: 'Hefyd gyda’ch atebion: y math o ddyfais (ffôn, llechen neu gyfrifiadur) a’r math o borwr.',
    visits: 'Ar wahân i’ch atebion: pa mor aml y cafodd yr arolwg ei agor, ei ddechrau a’i orffen bob dydd.',
    referrer:
      'Mae ymweliadau hefyd yn cael eu cyfrif yn ôl o ble y daeth pobl, er enghraifft cod QR, e-bost neu wefan arall.',
    never: 'Byth: eich enw (oni bai eich bod yn ei roi eich hun), cyfeiriad eich dyfais na chwcis.',
    days: {
      zero: 'Caiff ymatebion eu dileu ar ôl {days} diwrnod.',
      one: 'Caiff ymatebion eu dileu ar ôl {days} diwrnod.',
      two: 'Caiff ymatebion eu dileu ar ôl {days} ddiwrnod.',
      few: 'Caiff ymatebion eu dileu ar ôl {days} diwrnod.',
      many: 'Caiff ymatebion eu dileu ar ôl {days} diwrnod.',
      other: 'Caiff ymatebion eu dileu ar ôl {days} diwrnod.',
    },
    endless: 'Caiff ymatebion eu cadw nes i {council} eu dileu.',
    receipt: 'Gallwch ddefnyddio eich derbynneb i ddileu eich ymateb nes i’r arolwg gau.',
  },
  back: 'Yn ôl i’r arolwg',
};
