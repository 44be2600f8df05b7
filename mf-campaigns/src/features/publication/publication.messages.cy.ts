import { translate } from '@folkmoot/contracts/translation';
import { messages } from './publication.messages';

const responses = (count: number): string => `${count.toLocaleString('en-GB')} o ymatebion`;

translate(messages, {
  title: 'Cyhoeddi canlyniadau',
  about: 'Cyhoeddir canlyniadau fel ciplun. Nid yw atebion diweddarach yn newid dim nes i chi gyhoeddi eto.',
  loading: 'Yn llwytho’r cyhoeddiad',
  loadFailed: 'Nid oedd modd llwytho’r cyhoeddiad',
  choose: {
    title: 'Yr hyn a gyhoeddir',
    pageTitle: 'Teitl y dudalen',
    introduction: 'Cyflwyniad',
    introductionHint: 'Uwchben y canlyniadau. Mae llinell wag yn dechrau paragraff newydd.',
    summary: 'Crynodeb',
    summaryHint: 'Y pwyntiau pwysicaf, mewn ychydig frawddegau.',
    minimum: 'Y rhif lleiaf a ddangosir',
    minimumHint: (least) =>
      `Cuddir rhifau llai o bobl, ac eraill y maent yn dilyn ohonynt. Mae eich cyngor yn caniatáu ${least} o leiaf.`,
    licence: 'Trwydded y data',
    questions: 'Cwestiynau',
    questionsHint: 'Yn nhrefn y dudalen.',
    noQuestions: 'Nid oes cwestiynau yn yr arolwg eto.',
    show: (label) => `Cyhoeddi “${label}”`,
    up: (label) => `Symud “${label}” i fyny`,
    down: (label) => `Symud “${label}” i lawr`,
    answers: 'Hefyd yr hyn a ysgrifennodd pobl, ar ôl adolygiad',
    answersOf: (label) => `Cyhoeddi’r hyn a ysgrifennodd pobl am “${label}”`,
    written: 'Atebion ysgrifenedig: dim ond faint o bobl a atebodd a gyhoeddir.',
    personal: 'Data personol: dim ond faint o bobl a atebodd a gyhoeddir.',
    untitled: 'Cwestiwn heb deitl',
    removeAnswers: 'Tynnu atebion ysgrifenedig cyhoeddedig pan ddileir ymatebion',
    removeAnswersHint:
      'Pan fydd eich cyfnod cadw, neu berson, yn dileu ymateb y mae ei eiriau’n gyhoeddus, tynnir holl atebion ysgrifenedig y fersiwn honno o’r dudalen a’i ffeiliau, gyda nodyn â dyddiad. Mae’r cyfrifon yn aros. Heb hyn, mae atebion ysgrifenedig cyhoeddedig yn aros nes i chi dynnu’r fersiwn yn ôl.',
    save: 'Cadw',
    saved: 'Cadwyd. Nid oes dim yn gyhoeddus nes i chi gyhoeddi fersiwn.',
    failed: 'Nid oedd modd cadw hyn. Rhowch gynnig arall arni.',
  },
  publish: {
    title: 'Cyhoeddi fersiwn',
    removed: (count) =>
      `Tynnwyd ${count === 1 ? 'cwestiwn a ddewisoch' : `${count} o gwestiynau a ddewisoch`} o’r arolwg ers hynny. Edrychwch ar y cwestiynau uchod a chadwch: cyhoeddir ${count === 1 ? 'hebddo' : 'hebddynt'}.`,
    unsaved: 'Cadwch eich newidiadau yn gyntaf.',
    preview: 'Rhagolwg',
    note: 'Nodyn i ddarllenwyr',
    noteHint: 'Ar gyfer cywiriad: beth oedd yn anghywir, a beth sy’n gywir nawr.',
    now: 'Cyhoeddi nawr',
    later: 'Cyhoeddi ar amser penodol',
    when: 'Diwrnod ac amser',
    whenMissing: 'Rhowch ddiwrnod ac amser yn y dyfodol.',
    confirm: 'Cyhoeddi’r canlyniadau hyn?',
    question:
      'Gall pawb eu darllen. Ni ellir gwneud yr hyn a fu’n gyhoeddus unwaith yn gyfrinachol eto, hyd yn oed drwy ei dynnu’n ôl.',
    schedule: 'Amserlennu',
    ordered: (version) => `Mae fersiwn ${version} yn cael ei chyhoeddi.`,
    scheduled: (version) => `Mae fersiwn ${version} wedi’i hamserlennu.`,
    failed: 'Nid oedd modd cyhoeddi’r fersiwn. Rhowch gynnig arall arni.',
  },
  preview: {
    title: 'Rhagolwg o’r fersiwn nesaf',
    loading: 'Yn gwneud y rhagolwg',
    failed: 'Nid oedd modd gwneud y rhagolwg',
    count: (count) => (count === null ? 'Nifer yr ymatebion: wedi’i guddio' : responses(count)),
    answered: (count) => `Atebwyd: ${count === null ? 'wedi’i guddio' : count.toLocaleString('en-GB')}`,
    answer: 'Ateb',
    people: 'Pobl',
    share: 'Cyfran',
    hidden: 'wedi’i guddio',
    nothingHidden: 'Nid oes rhif wedi’i guddio.',
    hiddenNumbers: (hidden, all) =>
      `Mae ${hidden.toLocaleString('en-GB')} o ${all.toLocaleString('en-GB')} rhif wedi’u cuddio i ddiogelu pobl.`,
    becauseOfEarlier: (count, version) =>
      `O’r rhain, mae ${count.toLocaleString('en-GB')} wedi’u cuddio dim ond am fod ychydig o bobl wedi ateb ers fersiwn ${version}: byddai’r gwahaniaeth yn dangos eu barn.`,
    moreNeeded: (responses) =>
      `Ar ôl tua ${responses.toLocaleString('en-GB')} yn rhagor o ymatebion, gellir dangos hanner y rhain.`,
    noMore:
      'Nid yw’r ymgyrch yn derbyn atebion nawr, felly maent yn aros wedi’u cuddio. Mae’r fersiwn flaenorol yn dangos y rhifau hyn fel yr oeddent.',
    someHidden: 'Mae rhai rhifau wedi’u cuddio i ddiogelu pobl.',
  },
  versions: {
    title: 'Fersiynau',
    none: 'Nid oes dim wedi’i gyhoeddi eto.',
    version: (version) => `Fersiwn ${version}`,
    states: {
      scheduled: 'Wedi’i hamserlennu',
      published: 'Wedi’i chyhoeddi',
      withdrawn: 'Wedi’i thynnu’n ôl',
      failed: 'Wedi methu',
    },
    at: (state, moment) => `${state}, ${moment}`,
    failures: {
      question_removed: 'Tynnwyd cwestiwn o’r arolwg cyn hynny. Cadwch y dewis eto, a chyhoeddwch eto.',
      campaign_deleted: 'Roedd yr ymgyrch wedi’i dileu bryd hynny. Cyhoeddwch eto os ydych chi’n dal i ddymuno.',
      other: 'Rhoddwyd cynnig arni sawl gwaith. Cyhoeddwch eto, neu gofynnwch i weinyddwr.',
    },
    answersRemoved: (moment) => `Tynnwyd atebion ysgrifenedig ar ${moment}, oherwydd bod ymatebion wedi’u dileu.`,
    withdraw: 'Tynnu’n ôl',
    withdrawTitle: (version) => `Tynnu fersiwn ${version} yn ôl?`,
    withdrawQuestion: 'Mae preswylwyr yn gweld y fersiwn flaenorol, neu hysbysiad byr gyda’ch rheswm.',
    reason: 'Rheswm, i ddarllenwyr',
    withdrawn: 'Mae’r fersiwn wedi’i thynnu’n ôl.',
    failed: 'Nid oedd modd tynnu’r fersiwn yn ôl. Rhowch gynnig arall arni.',
    open: 'Agor y dudalen',
  },
});
