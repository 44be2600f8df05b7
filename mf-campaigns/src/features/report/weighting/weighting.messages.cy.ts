import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './weighting.messages';

const HUNDRED = 100;

const startsWithVowel = (name: string): boolean => /^[aeiouwyâêîôûŵŷ]/i.test(name);

const list = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return others === '' ? last : `${others} ${startsWithVowel(last) ? 'ac' : 'a'} ${last}`;
};
const number = (value: number, digits = 2): string => value.toLocaleString('en-GB', { maximumFractionDigits: digits });
const percent = (share: number): string => `${number(share * HUNDRED, 1)}%`;

translate(messages, {
  list,
  number: (value) => number(value),
  removed: 'dimensiwn a dynnwyd',
  removedGroup: 'grŵp a dynnwyd',
  strip: {
    label: 'Pwysau’r canlyniadau',
    by: (names) => (names.length === 0 ? 'Wedi’u pwysoli' : `Wedi’u pwysoli yn ôl ${list(names)}`),
    n: (value) => `n ${value.toLocaleString('en-GB')}`,
    effectiveSize: (value) => `maint effeithiol ${number(value, 0)}`,
    designEffect: (value) => `effaith y cynllun ${number(value)}`,
    largest: (value) => `pwysau mwyaf ${number(value)}`,
    beside: 'Dangosir y canlyniadau wedi’u pwysoli ochr yn ochr â’r rhai heb eu pwysoli.',
    notWeighted: 'Nid yw’r canlyniadau wedi’u pwysoli.',
    counting: 'Mae’r pwysau’n cael eu cyfrifo. Daw’r canlyniadau wedi’u pwysoli wedyn.',
    more: 'Gweld beth fyddai’n helpu',
  },
  title: 'Pwysoli',
  about:
    'Mae pwysoli yn cyfrif atebion grwpiau sydd ar goll yn fwy, ac atebion grwpiau sydd wedi’u gorgynrychioli yn llai, fel bod y canlyniadau’n nes at yr holl boblogaeth. Ni chaiff ymatebion byth eu newid, ac mae’r canlyniadau heb eu pwysoli’n aros ochr yn ochr â’r rhai wedi’u pwysoli.',
  how: 'Sut cyfrifir pwysau',
  loadFailed: 'Ni ellid llwytho’r pwysoli.',
  lost: 'Collwyd y cysylltiad. Gall yr hyn a welwch fod yn hen; caiff ei lwytho eto ar ei ben ei hun.',
  retry: 'Rhowch gynnig arall arni',
  show: 'Dangos canlyniadau wedi’u pwysoli',
  off: 'Nid yw’r canlyniadau wedi’u pwysoli.',
  perRound: 'Mae gan bob rownd ei phwysau ei hun.',
  perRoundShown: (round) => `Dyma bwysau rownd ${round}. Mae gan bob rownd ei phwysau ei hun.`,
  weighted: (names) => `Mae’r canlyniadau wedi’u pwysoli i’r boblogaeth yn ôl ${list(names)}.`,
  converged: (steps) =>
    `Cafwyd y pwysau ar ôl ${welshCount(steps, { one: 'cam', two: 'gam', few: 'cham', many: 'cham', other: 'cam' })}.`,
  range: (least, largest) => `Maent rhwng ${number(least)} a ${number(largest)}.`,
  counting: 'Mae ymatebion yn cael eu rhoi yn eu grwpiau',
  countingHint: 'Bydd y canlyniadau wedi’u pwysoli’n ymddangos ar eu pen eu hunain. Gallwch adael y dudalen hon.',
  progress: (done, total) => `${done.toLocaleString('en-GB')} o ${counted.responses(total)}`,
  refusedTitle: 'Ni ellir pwysoli’r canlyniadau eto',
  inRound: (round, sentence) => `Rownd ${round}: ${sentence}`,
  others: (others) => `A ${welshCount(others, { two: 'reswm', few: 'rheswm', other: 'rheswm' })} arall.`,
  reasons: {
    off: 'Mae pwysoli i ffwrdd.',
    imported_series: 'Ni chaiff atebion a fewnforiwyd eu pwysoli.',
    counting: 'Mae ymatebion yn cael eu rhoi yn eu grwpiau.',
    no_dimensions: 'Ni ddewiswyd dimensiwn.',
    not_linked: (dimension) => `Nid oes cwestiwn o’r arolwg cyhoeddedig wedi’i gysylltu â ${dimension}.`,
    population_gone: 'Nid yw un dimensiwn yn rhan o’r boblogaeth bellach.',
    population_unknown: (dimension, groups) =>
      groups.length === 0
        ? `Nid yw’n hysbys faint o bobl sydd yng ngrwpiau ${dimension}.`
        : `Nid yw’n hysbys faint o bobl sydd yn ${list(groups)} (${dimension}).`,
    targets_do_not_add_up: (dimension, sum) =>
      `Mae eich cyfrannau ar gyfer ${dimension} yn dod i ${percent(sum)}, nid i 100%.`,
    too_few_responses: (responses, least) =>
      `Mae ${counted.responses(responses)}. Mae angen o leiaf ${least} ar gyfer pwysau.`,
    no_answers: (dimension) => `Nid oes neb wedi ateb y cwestiwn sydd wedi’i gysylltu â ${dimension}.`,
    empty_category: (dimension, group) =>
      `Nid oes neb o ${group} (${dimension}) wedi ateb, felly ni ellir cyfrif atebion ar gyfer y grŵp hwn.`,
    category_without_people: (dimension, group, responses) =>
      `Daw ${counted.responses(responses)} o ${group} (${dimension}), y mae ei gyfran yn 0%.`,
    not_converged: (points) =>
      `Nid oes pwysau sy’n cyd-fynd â’r holl ddimensiynau ar yr un pryd. Y gwahaniaeth mwyaf yw ${number(points * HUNDRED, 1)} o bwyntiau.`,
    design_effect: (effect, most) =>
      `Byddai’r pwysau’n rhy anghyfartal: effaith y cynllun yw ${number(effect)}, a ${number(most)} yw’r mwyaf a dderbynnir.`,
  },
  help: {
    no_dimensions: 'Dewiswch o leiaf un dimensiwn isod.',
    not_linked: 'Cysylltwch gwestiwn yn yr adeiladwr a’i gyhoeddi, neu gadewch y dimensiwn hwn allan.',
    population_gone: 'Gadewch ef allan, neu ychwanegwch ef eto yn y gosodiadau.',
    population_unknown:
      'Rhowch y niferoedd yn y gosodiadau, defnyddiwch eich cyfrannau eich hun, neu gadewch y dimensiwn hwn allan.',
    targets_do_not_add_up: 'Graddiwch nhw, neu cywirwch nhw isod.',
    too_few_responses: 'Arhoswch am ragor o ymatebion, neu gwahoddwch ragor o bobl.',
    no_answers: 'Arhoswch am atebion, neu gadewch y dimensiwn hwn allan.',
    empty_category: 'Cyfrifwch y grŵp gydag un tebyg iddo, neu gwahoddwch bobl ohono.',
    category_without_people: 'Cyfrifwch y grŵp gydag un tebyg iddo, neu cywirwch ei gyfran.',
    not_converged: 'Gadewch ddimensiwn allan, neu cyfunwch grwpiau bach.',
    design_effect: 'Cyfunwch grwpiau bach, gadewch ddimensiwn allan, neu gwahoddwch bobl o grwpiau sydd ar goll.',
    design_effect_trim: (effect) => `Gyda’r terfynau arferol byddai effaith y cynllun yn ${number(effect)}.`,
  },
  actions: {
    merge: (group, into) => `Cyfuno ${group} â ${into}`,
    leaveOut: (dimension) => `Gadael ${dimension} allan`,
    usualBounds: 'Defnyddio’r terfynau arferol',
    scale: 'Graddio i 100%',
    weightBy: (names) => `Pwysoli yn ôl ${list(names)}`,
    invite: 'Gwahodd rhagor o bobl',
    inviteFrom: (group) => `Gwahodd pobl o ${group}`,
    builder: 'Agor yr adeiladwr',
    settings: 'Agor y boblogaeth',
  },
  change: 'Newid sut',
  close: 'Cau',
  facts: {
    by: (names) => `Yn ôl ${list(names)}`,
    bounds: (low, high) => `Mae’r pwysau’n aros rhwng ${number(low)} a ${number(high)}`,
    noBounds: 'Nid oes terfynau i’r pwysau',
    shares: (dimension) => `${dimension}: eich cyfrannau eich hun`,
    merge: (group, into) => `Cyfrifir ${group} fel ${into}`,
  },
  dimensions: 'Pwysoli yn ôl',
  dimensionsHint:
    'Dim ond dimensiynau y mae cwestiwn o’r arolwg cyhoeddedig wedi’i gysylltu â nhw y gellir eu defnyddio.',
  groups: (groups, source) =>
    [welshCount(groups, { two: 'grŵp', other: 'grŵp' }), ...(source === '' ? [] : [source])].join(' · '),
  unknownPeople: 'Nid yw’n hysbys faint o bobl sydd yn ei grwpiau.',
  enterPeople: 'Rhowch faint sydd',
  gone: 'Nid yw’n rhan o’r boblogaeth bellach, neu nid yw wedi’i gysylltu bellach.',
  notLinked: (names) => `Nid oes cwestiwn wedi’i gysylltu â ${list(names)}.`,
  noneLinked: 'Nid oes cwestiwn o’r arolwg cyhoeddedig wedi’i gysylltu â’r boblogaeth eto.',
  link: 'Cysylltu cwestiwn yn yr adeiladwr',
  details: 'Grwpiau a chyfrannau',
  detailsOf: (dimension) => `Grwpiau a chyfrannau ${dimension}`,
  ownShares: 'Defnyddio fy nghyfrannau fy hun yn lle’r boblogaeth',
  group: 'Grŵp',
  population: 'Poblogaeth',
  yourShare: 'Eich cyfran mewn canran',
  shareOf: (group) => `Cyfran ${group} mewn canran`,
  countedAs: 'Cyfrifir fel',
  countedAsOf: (group) => `Cyfrifir ${group} fel`,
  itself: 'Grŵp ar ei ben ei hun',
  percent,
  dash: '–',
  sum: (sum) => `Gyda’i gilydd ${number(sum)}%`,
  sumWrong: (sum) => `Mae eich cyfrannau’n dod i ${number(sum)}%, nid i 100%.`,
  scale: 'Graddio i 100%',
  bounds: 'Terfynau’r pwysau',
  boundsHint:
    'Mae terfynau’n atal ychydig o bobl rhag penderfynu canlyniad. Po agosaf y maent, y lleiaf cywir y cyrhaeddir y cyfrannau.',
  boundKinds: {
    usual: (low, high) => `Arferol: ${number(low)} i ${number(high)}`,
    own: 'Fy nherfynau fy hun',
    none: 'Dim',
  },
  low: 'Pwysau lleiaf, 0 i 1',
  high: (most) => `Pwysau mwyaf, 1 i ${most}`,
  boundsWrong: 'Mae’r pwysau lleiaf rhwng 0 ac 1, a’r mwyaf o leiaf 1.',
  unsaved: 'Heb ei gadw eto.',
  discard: 'Hepgor',
  save: 'Cadw’r pwysoli',
  saved: 'Mae’r pwysoli wedi’i gadw.',
  failed: 'Ni ellid cadw’r pwysoli. Mae eich newidiadau yma o hyd.',
  fields: {
    isOn: 'Dangos canlyniadau wedi’u pwysoli',
    dimensionIds: 'Pwysoli yn ôl',
    bounds: 'Terfynau’r pwysau',
    shares: 'Eich cyfrannau eich hun',
    merges: 'Grwpiau a gyfrifir gyda’i gilydd',
  },
});
