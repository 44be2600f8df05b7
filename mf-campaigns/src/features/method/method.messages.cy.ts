import { translate } from '@folkmoot/contracts/translation';
import { messages } from './method.messages';

translate(messages, {
  title: 'Sut y cyfrifir y ffigurau',
  description:
    'Pob ffigur mewn adroddiad: yn blaen, fel fformiwla, gydag enghraifft, a chyda’i ffynhonnell. Mae’r canlyniadau yr un fath â rhai’r pecyn “survey” yn R.',
  contents: 'Ar y dudalen hon',
  formula: 'Fformiwla',
  example: 'Enghraifft',
  sources: 'Ffynonellau',
  parts: {
    shares: {
      title: 'Cyfrannau a’u cyfyngau',
      text: 'Cyfran yw’r rhan o’r bobl a atebodd gwestiwn a roddodd ateb penodol. Byddai arolwg arall o’r un fath yn rhoi cyfran ychydig yn wahanol. Mae’r cyfwng 95% yn dweud pa mor wahanol drwy siawns yn unig: o gant o gyfyngau o’r fath, mae tua 95 yn cynnwys y gyfran a geid pe bai pawb sy’n debyg i’r rhai a atebodd wedi cael eu holi. Yn y fformiwla, p yw’r gyfran, n nifer yr atebion, w pwysau ymateb, mae x yn 1 i bobl â’r ateb ac yn 0 i eraill, a t yw cwantil dosraniad Student â n − 1 gradd rhyddid. Mae i gyfran wedi’i phwysoli o 0 neu 100% gyfwng Wilson â’r maint effeithiol.',
      formulas: [
        'isaf, uchaf = (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n),  z = 1.96',
        'wedi’i bwysoli: p = Σw·x / Σw,  logit(isaf), logit(uchaf) = logit(p) ± t·SE / (p(1 − p)),  SE² = n/(n − 1) · Σw²(x − p)² / (Σw)²',
      ],
      example: ({ shares }) =>
        `Mae 48 o 120 o bobl yn dweud ie: ${shares.percent}%, cyfwng ${shares.low} i ${shares.high}%. Gyda phwysau sy’n adio i 60 i’r 48 hynny ac i 120 i bawb (symiau sgwariau 84 a 148): ${shares.weighted.percent}%, cyfwng ${shares.weighted.low} i ${shares.weighted.high}%.`,
    },
    means: {
      title: 'Cymedrau a’u cyfyngau',
      text: 'Cymedr sgôr neu rif, a’r cyfwng y mae ynddo drwy siawns yn unig. m yw’r cymedr, SE ei gyfeiliornad safonol a t cwantil dosraniad Student â n − 1 gradd rhyddid. Heb bwysau mae pob w yn 1, a dyma gyfwng y gwerslyfrau.',
      formulas: ['m = Σw·x / Σw,  isaf, uchaf = m ± t·SE,  SE² = n/(n − 1) · Σw²(x − m)² / (Σw)²'],
      example: ({ means }) =>
        `Dewisodd ${means.counts} o bobl 1 i 5: cymedr ${means.mean}, cyfwng ${means.low} i ${means.high}.`,
    },
    'self-selected': {
      title: 'Pobl a ddewisodd ateb',
      text: 'Gall pawb sy’n gweld y ddolen ateb, felly nid yw’r rhai sy’n ateb yn hapsampl o breswylwyr. Dim ond siawns y mae cyfyngau a phrofion yn ei chwmpasu. Nid ydynt yn cwmpasu’r gwahaniaeth rhwng pobl sy’n ateb a phobl nad ydynt. Mae pwysau’n lleihau’r gwahaniaeth hwnnw i’r graddau y mae’n dilyn oed, ardal a’r dimensiynau eraill, a dim pellach. Darllenwch y ffigurau fel barn y rhai a gymerodd ran.',
      formulas: [],
      example: ({ selfSelected }) =>
        `O 900 o bobl mae 50% yn dweud ie: cyfwng ${selfSelected.low} i ${selfSelected.high}%. Os yw’r rhai sydd o blaid yn ateb ddwywaith mor aml ag eraill, dim ond traean o’r holl breswylwyr sydd o blaid, ac nid oes cyfwng yn dangos hynny.`,
    },
    'who-is-missing': {
      title: 'Pwy sydd ar goll',
      text: 'I bob rhan o’r boblogaeth, ei chyfran o’r ymatebion (r o n) wrth ochr ei chyfran o’r bobl sy’n byw yma (P). Y bwlch yw’r gwahaniaeth mewn pwyntiau canran. Ei gyfwng yw cyfwng cyfran yr ymatebion, gan y cymerir bod y boblogaeth yn hysbys. Gelwir grŵp yn un sydd ar goll pan fydd y cyfwng cyfan islaw sero. “Angen” yw faint yn rhagor o atebion gan y grŵp hwn a fyddai’n cau’r bwlch pe na bai neb arall yn ateb.',
      formulas: ['bwlch = r/n − P,  angen = yr m lleiaf gyda (r + m)/(n + m) ≥ P'],
      example: ({ missing }) =>
        `Mae 30,000 o 100,000 o bobl yn byw yn y Dwyrain, a daw 60 o 300 o ymatebion oddi yno: ${missing.share}%, sef ${missing.gap} pwynt yn rhy ychydig (cyfwng ${missing.low} i ${missing.high}). Mae ${missing.needed} yn rhagor o atebion o’r Dwyrain yn cau’r bwlch.`,
    },
    weights: {
      title: 'Pwysau',
      text: 'Mae pwysau’n dweud sawl ymateb y mae un ymateb yn cyfrif amdano, fel bod gan yr ymatebion wedi’u pwysoli gyfrannau’r boblogaeth ym mhob dimensiwn a ddewiswyd. Y dull yw cribinio: addasir y pwysau i un dimensiwn ar ôl y llall, dro ar ôl tro, nes bod pob un yn cyd-fynd. Y pwysau cymedrig yw 1. Nid yw ymateb byth yn newid, ac mae’r ffigurau heb eu pwysoli bob amser wrth ochr y rhai wedi’u pwysoli.',
      formulas: ['w ← w · (targed y categori) / (Σw y categori), i bob dimensiwn yn ei dro, nes nad oes dim yn newid'],
      example: ({ weights }) =>
        `O 120 o ymatebion daw 40 gan bobl o dan 45 (poblogaeth 55%) a 70 o’r gogledd (poblogaeth 50%). Pwysau: o dan 45 ${weights.youngNorth} yn y gogledd a ${weights.youngSouth} yn y de; o 45 ymlaen ${weights.oldNorth} a ${weights.oldSouth}.`,
    },
    'missing-answers': {
      title: 'Atebion coll i’r cwestiynau cysylltiedig',
      text: 'Mae pobl na atebodd gwestiwn cysylltiedig, neu a ddewisodd opsiwn nad yw’n cael ei gyfrif (“gwell gen i beidio â dweud”), yn cadw’r gyfran o’r ymatebion sydd ganddynt. Addasir y lleill i’r boblogaeth ymysg ei gilydd. Ni ddyfelir oed nac ardal neb.',
      formulas: ['targed categori = (ymatebion mewn unrhyw gategori) · (pobl y categori) / (pobl pob categori)'],
      example: ({ missingAnswers }) =>
        `O 100 o bobl mae 40 o dan 45, 50 yn hŷn, ac ni ddywedodd 10. Gyda 55% o dan 45 yn y boblogaeth y targedau yw ${missingAnswers.youngTarget}, ${missingAnswers.oldTarget} a 10; y pwysau ${missingAnswers.young}, ${missingAnswers.old} ac ${missingAnswers.none}.`,
    },
    trimming: {
      title: 'Tocio',
      text: 'Mae pwysau mawr iawn yn gadael i ychydig o bobl siarad dros lawer ac yn gwneud ffigurau’n ansicr. Mae pwysau y tu allan i’r terfynau (0.3 i 3 yn ddiofyn) yn troi’n derfyn, a rhennir yr hyn a gollir neu a enillir yn gyfartal dros y lleill, nes nad oes yr un y tu allan. Wedyn dim ond bron y cyrhaeddir cyfrannau’r boblogaeth; mae’r adroddiad yn dweud hynny.',
      formulas: [
        'w ← min(max(w, isaf), uchaf),  wedyn rhennir y gwarged Σ(cyn − wedyn) yn gyfartal dros yr ymatebion eraill',
      ],
      example: ({ trimmed }) =>
        `Mae pump o 100 o ymatebion i gyfrif am hanner: pwysau ${trimmed.before} a ${trimmed.othersBefore}. Wedi’u tocio ar 3 maent yn ${trimmed.after} a ${trimmed.othersAfter}, ac mae’r effaith dylunio’n disgyn o ${trimmed.effectBefore} i ${trimmed.effectAfter}.`,
    },
    'effective-size': {
      title: 'Maint effeithiol',
      text: 'Mae pwysau anghyfartal yn gwneud ffigurau’n llai manwl. Y maint effeithiol yw nifer yr ymatebion heb eu pwysoli a fyddai mor fanwl. Nid yw byth yn fwy na nifer yr ymatebion.',
      formulas: ['maint effeithiol = (Σw)² / Σw²'],
      example: ({ effective }) =>
        `Mae ${effective.n} ymateb enghraifft y pwysau mor fanwl â ${effective.size} heb bwysau.`,
    },
    'design-effect': {
      title: 'Effaith dylunio',
      text: 'Faint o ymatebion sydd eu hangen i fod mor fanwl ag un heb bwysau: nifer yr ymatebion wedi’i rannu â’r maint effeithiol. Mae 1 yn golygu nad yw pwysau’n costio dim, a 2 fod hanner y manylder wedi’i golli.',
      formulas: ['effaith dylunio = n / maint effeithiol = n · Σw² / (Σw)²'],
      example: ({ effective }) =>
        `Yr un ymatebion: effaith dylunio ${effective.effect}, pwysau mwyaf ${effective.largest}.`,
    },
    refusals: {
      title: 'Pryd y gwrthodir pwysau',
      text: 'Ni ddangosir ffigurau wedi’u pwysoli islaw 100 o ymatebion, pan nad oes gan grŵp â phobl yr un ymateb, pan na ellir cyrraedd y cyfrannau gyda’i gilydd, neu pan fydd yr effaith dylunio’n uwch na 3. Mae’r adroddiad yn dweud pa un, a beth fyddai’n helpu: rhagor o ymatebion gan grŵp, uno dau grŵp, neu derfynau i’r pwysau.',
      formulas: ['n ≥ 100,  ymateb ym mhob categori â phobl,  effaith dylunio ≤ 3'],
      example: ({ trimmed }) =>
        `Gwrthodir enghraifft y tocio heb derfynau (effaith dylunio ${trimmed.effectBefore}) a’i derbyn gyda nhw (${trimmed.effectAfter}).`,
    },
    tests: {
      title: 'Profion o dabl',
      text: 'A yw atebion yn dibynnu ar y grŵp? Mae chi-sgwâr Pearson yn cymharu pob cell â’r cyfrif i’w ddisgwyl pe na baent. p yw’r siawns o dabl o leiaf mor anwastad pan nad oes gwahaniaeth. Islaw 0.05 gelwir yr atebion yn wahanol. Gyda phwysau cywirir y prawf gan Rao a Scott yn yr ail radd, fel prawf F. Nid yw grwpiau â llai na 30 ymateb yn cymryd rhan yn yr hyn a elwir yn wahaniaeth.',
      formulas: [
        'χ² = Σ (a welwyd − disgwyliedig)² / disgwyliedig,  disgwyliedig = rhes · colofn / n',
        'wedi’i bwysoli: F = χ² / tr(G),  df = tr(G)² / tr(G²) a hynny wedi’i luosi ag (n − 1),  G = matrics effeithiau dylunio’r celloedd',
      ],
      example: ({ tests }) =>
        `Yng ngrwpiau A, B a C mae 48, 30 a 25 o bobl yn dweud ie, a 32, 50 a 35 na: chi-sgwâr ${tests.statistic}, graddau rhyddid ${tests.df}, p ${tests.p}. Os yw pobl yn B yn cyfrif 1.5 gwaith: F ${tests.weighted.statistic}, graddau rhyddid ${tests.weighted.df1} a ${tests.weighted.df2}, p ${tests.weighted.p}.`,
    },
    letters: {
      title: 'Llythrennau mewn tablau',
      text: 'Mae gan bob grŵp lythyren. Mae llythyren mewn cell yn dweud: mae’r gyfran hon yn uwch nag yn y grŵp â’r llythyren honno, yn fwy nag y mae siawns yn ei esbonio. Cymharir pob dau grŵp drwy brawf z. Am fod llawer o barau’n cael eu cymharu, cywirir p drwy ddull Holm am holl barau rhes, fel bod y siawns o un neu ragor o lythrennau anghywir yn y rhes yn 5% ar y mwyaf. Ni chymharir grwpiau â llai na 30 ymateb.',
      formulas: [
        'heb bwysoli: z = (p₁ − p₂) / √(p(1 − p)(1/n₁ + 1/n₂)),  p = (x₁ + x₂)/(n₁ + n₂)',
        'wedi’i bwysoli: z = (p₁ − p₂) / √(SE₁² + SE₂²)',
        'Holm: y p lleiaf wedi’i luosi â nifer y profion k, y nesaf â k − 1, ac felly ymlaen',
      ],
      example: ({ letters }) =>
        `Yr un tabl: mae gan A 48 o 80 a B 30 o 80, p ${letters.first}, wedi’i gywiro ${letters.ab}; A a C ${letters.ac}, B a C ${letters.bc}. Yng nghell A ${letters.shown === '' ? 'nid oes llythyren' : `mae’r llythyren ${letters.shown}`}.`,
    },
    'effect-sizes': {
      title: 'Maint effaith',
      text: 'Gyda llawer o ymatebion mae hyd yn oed gwahaniaeth bach iawn yn sicr. Mae’r maint yn dweud a yw’n bwysig. Mae V Cramér rhwng 0 ac 1. Mewn geiriau: bach o w = 0.1, canolig o 0.3, mawr o 0.5; i ddwy gyfran bach o h = 0.2, canolig o 0.5, mawr o 0.8; islaw hynny bach iawn.',
      formulas: [
        'V = √(χ² / (n · (k − 1))),  effaith w = V·√(k − 1),  k = y lleiaf o’r rhesi a’r colofnau',
        'o ddwy gyfran: h = 2·arcsin√p₁ − 2·arcsin√p₂',
      ],
      example: ({ effects }) => `Mae gan yr un tabl V ${effects.v}. Mae gan gyfrannau o 40 a 52% h ${effects.h}.`,
    },
    trends: {
      title: 'Newidiadau rhwng rowndiau',
      text: 'Cymherir pob cyfran neu gymedr mewn rownd â’r rownd flaenorol, neu â’r rownd a ddewiswch. Cywirir p drwy ddull Holm am holl brofion y cwestiwn. Gelwir newid yn un go iawn pan fydd y p wedi’i gywiro islaw 0.05 a phan fydd gan y ddwy rownd o leiaf 30 ateb; fel arall gall fod yn siawns. Mae’r prawf yn cymryd mai pobl wahanol sydd yn y ddwy rownd. Gyda phwysau profir y ffigurau wedi’u pwysoli.',
      formulas: [
        'cyfrannau: newid = p₂ − p₁, wedi’i brofi fel llythrennau',
        'cymedrau: z = (m₂ − m₁) / √(SE₁² + SE₂²)',
        'isaf = d − √((p₂ − isaf₂)² + (uchaf₁ − p₁)²),  uchaf = d + √((uchaf₂ − p₂)² + (p₁ − isaf₁)²),  d = p₂ − p₁',
      ],
      example: ({ trends }) =>
        `Mae 100 o 250 o bobl yn dweud ie mewn un rownd a 130 o 250 yn y nesaf: +${trends.change} pwynt (cyfwng ${trends.low} i ${trends.high}), p ${trends.p}. Y sgoriau uchod, wedyn 5, 10, 20, 45 a 40 o bobl: cymedr +${trends.mean.change} (cyfwng ${trends.mean.low} i ${trends.mean.high}), p ${trends.mean.p}.`,
    },
    'small-numbers': {
      title: 'Niferoedd bach',
      text: 'Mewn dogfennau i eraill, cuddir cyfrifon islaw’r gell leiaf (5 oni bai bod y cyngor yn gosod rhif arall), fel na chaiff neb ei adnabod. Mae sero’n cyfrif fel bach. Cuddir cynifer o gyfrifon eraill ag sydd eu hangen, fel nad yw’r un ohonynt yn dilyn o’r rhai a gyhoeddir.',
      formulas: [
        'cuddiedig: pob cyfrif islaw 5, ac eraill nes nad oes cyfrif cuddiedig yn dilyn o symiau a gwahaniaethau’r rhai a gyhoeddir',
      ],
      example: ({ smallNumbers }) =>
        `O ${smallNumbers.total} o bobl mae gan y grwpiau ${smallNumbers.counts}. Cuddir ${smallNumbers.hidden}: pe bai 3 yn unig wedi’i guddio, ef fyddai’r cyfanswm llai’r lleill.`,
    },
  },
});
