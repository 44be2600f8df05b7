import { languageName } from '@folkmoot/contracts/client';
import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import {
  endPageTexts,
  faults,
  logic,
  partNames,
  populationTexts,
  repairs,
  sectionTexts,
  wholeSurvey,
} from './check.messages';

const texts = (count: number): string =>
  welshCount(count, { two: 'destun', few: 'thestun', many: 'thestun', other: 'testun' });

translate(faults, {
  noTitle: '– nid oes teitl',
  unknownType: '– nid yw’r math hwn ar gael',
  noQuestion: '– mae amod heb gwestiwn',
  noValue: '– mae amod heb werth',
  questionMissing: '– mae amod ar gwestiwn nad yw’n bodoli mwyach',
  questionLater: '– mae amod ar gwestiwn nad yw o’i flaen',
  operatorUnknown: '– mae amod na all y cwestiwn y mae’n gofyn amdano ei fodloni',
  optionMissing: '– mae amod ar ddewis nad yw’n bodoli',
  altMissing: '– mae delwedd heb ddisgrifiad i bobl na allant ei gweld',
});

translate(logic, {
  neverShown: (isRequired, reason) =>
    `– ${isRequired ? 'mae’n ofynnol ond ni chaiff byth ei ddangos' : 'ni chaiff byth ei ddangos'}: ${reason}`,
  contradicting: 'mae ei amodau’n gwrth-ddweud ei gilydd',
  impossible: 'ni all ei amod byth fod yn wir',
  dependsOn: (name) => `mae’n dibynnu ar ${name}, na chaiff byth ei ddangos`,
  noAnswers: 'nid oes atebion i’r cwestiynau o’i flaen yn arwain ato',
  alwaysShown: '– mae amodau sydd bob amser yn wir: mae pawb yn ei weld',
  alwaysMet: (number) => `– mae amod sydd bob amser yn wir, rhif ${number}: nid yw’n newid dim`,
  neverMet: (number) => `– mae amod nad yw byth yn wir, rhif ${number}: nid yw’n newid dim`,
});

translate(wholeSurvey, {
  noTitle: 'Nid oes teitl gan yr arolwg.',
  altMissing: 'Nid oes gan y llun ategol ddisgrifiad i bobl na allant ei weld.',
  linkWithoutText: (number) => `Nid oes testun gan ddolen ${number} y diolch.`,
  linkAddress: (number) =>
    `Mae angen cyfeiriad sy’n dechrau â https:// ar ddolen ${number} y diolch, megis https://www.example.org/plans.`,
  quotaWithoutOption: (number) => `Mae cwota ${number} yn gofyn am ddewis nad yw’n bodoli. Dewiswch un.`,
  quotaRepeated: (number) => `Mae cwota ${number} ar gyfer yr un dewis ag un arall.`,
  foreignFile: 'Nid yw’r ddogfen ategol yn storfa’r cyngor. Uwchlwythwch hi yma.',
  untranslated: (language, missing) =>
    `Nid yw ${texts(missing)} yn yr arolwg wedi’u cyfieithu i’r iaith hon: ${languageName(language)}.`,
  stale: (language, count) =>
    `Newidiwyd ${texts(count)} yn yr arolwg ar ôl cyfieithu i’r iaith hon: ${languageName(language)}. Gwiriwch y cyfieithiad.`,
  tooLong: (minutes, most) =>
    `Mae’r arolwg yn cymryd tua ${counted.minutes(minutes)}. Uwchlaw ${most} munud mae llawer o bobl yn rhoi’r gorau iddi.`,
});

translate(repairs, {
  removeCondition: (number, of) => (of === 1 ? 'Tynnu’r amod' : `Tynnu amod ${number}`),
  removeConditions: 'Dangos y cwestiwn bob amser',
  joinAny: 'Ei ddangos pan fo unrhyw amod yn wir',
  moveBelow: (name) => `Ei symud o dan ${name}`,
  chooseOption: 'Dewis dewis arall',
  chooseOperator: 'Dewis cymhariaeth arall',
});

translate(sectionTexts, {
  noTitle: '– nid oes teitl',
  isEmpty: '– nid oes cwestiynau: nid oes neb yn ei gweld',
  neverShown: '– ni chaiff byth ei dangos: ni all ei hamod byth fod yn wir',
  alwaysShown: '– mae amod sydd bob amser yn wir: mae pawb yn ei gweld',
});

translate(endPageTexts, {
  noTitle: '– nid oes teitl',
  noCondition: '– nid oes amod: nid oes neb yn ei gweld',
  linkWithoutText: (number) => `– mae dolen heb destun, rhif ${number}`,
  linkAddress: (number) => `– mae angen cyfeiriad sy’n dechrau â https:// ar ddolen, rhif ${number}`,
  neverShown: '– ni chaiff byth ei dangos: ni all ei hamod byth fod yn wir',
  alwaysShown: '– mae amod sydd bob amser yn wir: mae pawb yn ei gweld',
  screensEverybody: '– mae amod sydd bob amser yn wir: daw’r arolwg i ben yno i bawb',
});

translate(partNames, { question: 'Cwestiwn', section: 'Adran', endPage: 'Tudalen ddiwedd' });

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} a ${more} arall` : shown.join(', ');
};

translate(populationTexts, {
  dimensionMissing: '– mae wedi’i gysylltu â grŵp o’r boblogaeth nad yw gan y cyngor mwyach. Dewiswch un arall',
  unlinked: (labels, dimension) =>
    `– mae wedi’i gysylltu â ${dimension}, ond nid oes categori i’r dewisiadau hyn: ${listed(labels)}`,
  uncovered: (names, dimension) => `– mae wedi’i gysylltu â ${dimension}, ond nid oes dewis ar gyfer ${listed(names)}`,
  twice: (name) => `– mae wedi’i gysylltu â’r un rhan o’r boblogaeth â ${name}. Dim ond un ohonynt sy’n cael ei gyfrif`,
});
