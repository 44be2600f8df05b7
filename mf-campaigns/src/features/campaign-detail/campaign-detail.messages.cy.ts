import { counted, translate } from '@folkmoot/contracts/translation';
import { surveyWords } from '../../entities/campaign/campaign-words.messages';
import type { ReadinessItem } from './campaign-detail.domain';
import { historyTexts, lineTexts, messages, readinessTexts, roundTexts } from './campaign-detail.messages';

const beforeActivation = 'Bydd y ddolen yn gweithio cyn gynted ag y bydd yr ymgyrch yn weithredol.';

const sentences: Readonly<Record<ReadinessItem['id'], (isDone: boolean, questions: number) => string>> = {
  questions: (isDone, questions) =>
    isDone ? `${surveyWords.questions(questions)} yn yr arolwg` : 'Nid oes cwestiwn yn yr arolwg eto',
  survey: (isDone) =>
    isDone ? 'Nid yw gwiriad yr arolwg yn dod o hyd i wall' : 'Mae gwiriad yr arolwg yn dod o hyd i wallau',
  window: (isDone) =>
    isDone
      ? 'Mae’r dyddiad gorffen ar ôl y dechrau'
      : 'Mae’r dyddiad gorffen cyn y dechrau, neu mae wedi mynd heibio eisoes',
  warnings: () => 'Mae argymhellion gan wiriad yr arolwg',
  delivery: (isDone) =>
    isDone ? 'Dulliau dosbarthu wedi’u dewis' : 'Dim dull dosbarthu wedi’i ddewis: rhannwch y ddolen eich hun',
  dates: () => 'Dim dyddiad gorffen: bydd yr ymgyrch yn aros ar agor nes i chi ei chwblhau',
  privacy: (isDone) =>
    isDone
      ? 'Mae gan y cyngor hysbysiad preifatrwydd'
      : 'Nid oes gan y cyngor hysbysiad preifatrwydd i’w ddangos i breswylwyr',
  preview: (isDone) =>
    isDone
      ? 'Rydych wedi rhoi cynnig ar yr arolwg fel y mae'
      : 'Nid oes neb wedi rhoi cynnig ar yr arolwg yn y porwr hwn',
};

translate(messages, {
  loading: 'Yn llwytho’r ymgyrch...',
  notFoundTitle: 'Ni chafwyd hyd i’r ymgyrch',
  notFoundText: 'Nid yw’r ymgyrch hon yn bodoli, neu nid oes gennych fynediad ati.',
  loadFailed: 'Methwyd â llwytho’r ymgyrch',
  back: 'Yn ôl i’r ymgyrchoedd',
  activate: 'Rhoi ar waith',
  pause: 'Oedi',
  complete: 'Cwblhau',
  completeQuestion: 'Cwblhau’r ymgyrch hon?',
  completeDetails:
    'Mae’n cau nawr ac ni fydd yn derbyn rhagor o ymatebion. Mae’r adroddiad yn aros. Gallwch ei hailagor am 30 diwrnod.',
  reopen: 'Ailagor',
  reopenQuestion: 'Ailagor yr ymgyrch hon?',
  reopenDetails: (until) => `Gall preswylwyr ateb eto ar unwaith. Gallwch ailagor yr ymgyrch hon tan ${until}.`,
  reopenEnd: (end) =>
    `Mae ei dyddiad gorffen, ${end}, wedi mynd heibio a chaiff ei dynnu. Bydd yr ymgyrch wedyn yn aros ar agor nes i chi ei chwblhau neu osod dyddiad gorffen arall.`,
  reopened: 'Ailagorwyd yr ymgyrch. Gall preswylwyr ateb eto.',
  reopenedWithoutEnd:
    'Ailagorwyd yr ymgyrch. Nid oes ganddi ddyddiad gorffen: gosodwch un ar y tab Dosbarthu, neu cwblhewch hi eich hun.',
  unschedule: 'Dadamserlennu',
  unscheduleQuestion: 'Tynnu’r ymgyrch hon oddi ar yr amserlen?',
  unscheduleDetails:
    'Ni fydd yn agor ar ei dyddiad dechrau. Ni chollir dim: rhowch hi ar waith eto pan fyddwch yn barod.',
  unscheduled: 'Dadamserlennwyd yr ymgyrch. Ni fydd yn agor nes i chi ei rhoi ar waith.',
  archive: 'Archifo',
  unarchive: 'Dadarchifo',
  unarchived: (status) => `Mae’r ymgyrch yn ôl o’r archif. Ei statws yw ${status}.`,
  undo: 'Dadwneud',
  viewReport: 'Gweld yr adroddiad',
  activated: 'Rhoddwyd yr ymgyrch ar waith! Mae eich arolwg bellach yn fyw ac yn casglu ymatebion.',
  scheduled: (date) => `Amserlennwyd yr ymgyrch. Mae’n agor ar ${date}.`,
  paused: 'Oedwyd yr ymgyrch. Ni chesglir ymatebion newydd nes i chi ei hailddechrau.',
  completed: 'Cwblhawyd yr ymgyrch. Mae ei hadroddiad ar gael o hyd.',
  archived: 'Archifwyd yr ymgyrch.',
  notActivated:
    'Ni roddwyd yr ymgyrch ar waith, gan nad oedd modd cadw eich newidiadau ar y dudalen hon. Cadwch nhw, yna rhowch hi ar waith eto.',
  activateFailed: 'Methwyd â rhoi’r ymgyrch ar waith. Rhowch gynnig arall arni.',
  pauseFailed: 'Methwyd ag oedi’r ymgyrch. Rhowch gynnig arall arni.',
  statusFailed: 'Methwyd â diweddaru statws yr ymgyrch',
  stepFailed: 'Methwyd â diweddaru cam yr ymgyrch',
  progress: 'Cynnydd',
  stats: {
    responses: 'Ymatebion',
    responsesUnit: 'hyd yma',
    responsesHow: 'Pob ymateb a gyflwynwyd hyd yma nad yw staff wedi’i eithrio.',
    target: 'Targed',
    targetUnit: 'o ymatebion yn eisiau',
    targetHow:
      'Faint o ymatebion rydych am eu cael, fel y’i gosodwyd ar y tab Dosbarthu. Mae’r arolwg yn aros ar agor pan gyrhaeddir y targed.',
    noTarget: 'Dim targed',
    none: '–',
    responseRate: 'Cyfradd ymateb',
    responseRateUnit: 'o’r targed',
    responseRateHow:
      'Ymatebion wedi’u rhannu â’r targed, fel canran: pa mor agos ydych chi at y targed, nid faint o’r rhai y gofynnwyd iddynt sydd wedi ateb. Heb darged, 0 yw’r gyfradd.',
    invitationRate: 'Cyfradd ymateb gwahoddiadau drwy e-bost',
    invitationRateOf: (answered, delivered) =>
      `Atebwyd ${answered.toLocaleString('en-GB')} o’r ${delivered.toLocaleString('en-GB')} a gyrhaeddodd. Diweddarir unwaith y dydd.`,
    daysActive: 'Diwrnodau ar waith',
    daysActiveUnit: {
      none: 'dim dyddiad dechrau eto',
      ahead: 'mae’r dyddiad dechrau o’n blaenau',
      past: 'ers y dyddiad dechrau',
    },
    daysActiveHow: (open) =>
      `Diwrnodau ers y dyddiad dechrau, wedi’u talgrynnu i fyny; 0 heb ddyddiad dechrau neu cyn hynny. Bu’r arolwg ar agor am ${counted.days(open)}: nid yw seibiau na’r amser rhwng rowndiau’n cyfrif.`,
  },
  tabs: {
    overview: 'Trosolwg',
    builder: 'Adeiladwr yr arolwg',
    delivery: 'Dosbarthu',
    reports: 'Adroddiadau',
    publish: 'Cyhoeddi',
    settings: 'Gosodiadau',
  },
  overview: {
    title: 'Am yr ymgyrch hon',
    targetAudience: 'Cynulleidfa darged',
    frequency: 'Amlder',
    deliveryMethods: 'Dulliau dosbarthu',
    startDate: 'Dyddiad dechrau',
    endDate: 'Dyddiad gorffen',
    targetResponses: 'Targed ymatebion',
    labels: 'Labeli',
    notSet: 'Heb ei osod',
    none: 'Dim wedi’i ddewis',
    publicLink: 'Dolen gyhoeddus',
    publicLinkHints: {
      draft: beforeActivation,
      survey_building: beforeActivation,
      ready: beforeActivation,
      scheduled: 'Mae’r ddolen yn dweud pryd bydd yr arolwg yn agor. O hynny ymlaen gall unrhyw un sydd â hi ateb.',
      active: 'Gall unrhyw un sydd â’r ddolen hon ateb tra bo’r ymgyrch yn weithredol.',
      paused: 'Mae’r ymgyrch wedi’i hoedi: mae’r ddolen yn dweud hynny ac nid yw’n derbyn atebion.',
      completed: 'Mae’r ymgyrch wedi dod i ben: mae’r ddolen yn dweud hynny ac nid yw’n derbyn atebion.',
      archived: 'Mae’r ymgyrch wedi’i harchifo: nid yw’r ddolen yn derbyn atebion.',
    },
    closedUntilNext:
      'Mae’r arolwg ar gau ar hyn o bryd: mae’r ddolen yn dweud pryd bydd yn agor eto ac nid yw’n derbyn atebion.',
    closedForGood: 'Mae’r rownd olaf ar ben: mae’r ddolen yn dweud hynny ac nid yw’n derbyn atebion.',
    copy: 'Copïo’r ddolen',
    copied: 'Copïwyd yr URL i’r clipfwrdd!',
    open: 'Agor yr arolwg',
  },
  settings: {
    heading: 'Gosodiadau',
    help: {
      title: (survey) =>
        survey === null
          ? 'Mae preswylwyr yn ei weld uwchben y cwestiynau.'
          : `Mae preswylwyr yn ei weld mewn print mân uwchben teitl yr arolwg, “${survey}”.`,
      description: 'Mae preswylwyr yn ei ddarllen cyn y cwestiwn cyntaf.',
    },
    titleRequired: 'Mae angen teitl ar yr ymgyrch',
    status: 'Statws presennol',
    created: 'Crëwyd',
    updated: 'Diweddarwyd ddiwethaf',
    save: 'Cadw’r gosodiadau',
    saving: 'Yn cadw...',
    saved: 'Cadwyd gosodiadau’r ymgyrch!',
    failed: 'Methwyd â chadw gosodiadau’r ymgyrch',
  },
});

translate(readinessTexts, {
  title: 'Barod i fynd?',
  ready: 'Nid oes dim yn atal rhoi’r ymgyrch hon ar waith.',
  notReady: 'Mae’r hyn sydd wedi’i nodi fel gofynnol yn atal rhoi’r ymgyrch hon ar waith.',
  done: 'Wedi’i wneud',
  blocks: 'Gofynnol',
  warns: 'Argymhellir',
  sentence: ({ id, isDone }, questions) => sentences[id](isDone, questions),
  more: (count) => `a ${count} arall`,
  ways: {
    builder: 'Agor adeiladwr yr arolwg',
    delivery: 'Agor dosbarthu',
    council: 'Agor y gosodiadau',
    preview: 'Rhagolwg o’r arolwg',
  },
});

translate(lineTexts, {
  responses: (count, target) =>
    target === null ? counted.responses(count) : `${count.toLocaleString('en-GB')} o ${counted.responses(target)}`,
  day: (days) => `diwrnod ${days}`,
  opens: (day) => `yn agor ${day}`,
  ends: (day) => `yn dod i ben ${day}`,
  ended: (day) => `daeth i ben ${day}`,
  noEnd: 'dim dyddiad gorffen',
  noDates: 'dim dyddiadau eto',
});

translate(historyTexts, {
  title: 'Hanes',
  created: 'Crëwyd',
  byTime: 'yn ôl ei dyddiadau',
  byYou: 'gennych chi',
  by: (name) => `gan ${name}`,
  byStaff: 'gan aelod o staff',
});

translate(roundTexts, {
  title: 'Rowndiau',
  current: (number) => `Mae rownd ${number} ar agor`,
  until: (moment) => `tan ${moment}`,
  none: 'Nid oes rownd ar agor ar hyn o bryd.',
  next: (moment) => `Mae’r rownd nesaf yn agor ar ${moment}.`,
  last: 'Nid oes rownd arall i ddod.',
});
