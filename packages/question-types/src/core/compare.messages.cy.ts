import { languageName } from '@folkmoot/contracts/client';
import { translate } from '@folkmoot/contracts/translation';
import { messages } from './compare.messages';

const listed = (labels: readonly string[]): string => {
  const shown = labels.slice(0, 3).map((label) => `“${label}”`);
  const more = labels.length - shown.length;
  return more > 0 ? `${shown.join(', ')} a ${more} arall` : shown.join(', ');
};

const options = (labels: readonly string[]): string =>
  `${labels.length === 1 ? 'y dewis' : 'y dewisiadau'} ${listed(labels)}`;

translate(messages, {
  checkChanged: (isOn) =>
    isOn
      ? 'Mae preswylwyr yn gwirio eu hatebion cyn eu cyflwyno.'
      : 'Mae preswylwyr yn cyflwyno eu hatebion heb eu gwirio yn gyntaf.',
  added: (name) => `Mae ${name} yn newydd.`,
  removed: (name) => `Tynnwyd ${name}.`,
  typeChanged: (name, before, after) => `Mae ${name} yn newid o ${before} i ${after}.`,
  reworded: (name) => `Mae geiriad ${name} yn wahanol.`,
  moved: (name) => `Mae ${name} yn symud.`,
  optionsAdded: (name, labels) => `Mae ${name} yn cael ${options(labels)}.`,
  optionsRemoved: (name, labels) => `Mae ${name} yn colli ${options(labels)}.`,
  optionsReworded: (name, labels) => `Mae ${name} yn geirio ${options(labels)} yn wahanol.`,
  offerChanged: (name) => `Mae ${name} yn cynnig ei ddewisiadau mewn ffordd arall.`,
  optionsMoved: (name) => `Mae ${name} yn dangos ei ddewisiadau mewn trefn arall.`,
  rangeChanged: (name) => `Mae ${name} yn gofyn am ystod arall o rifau.`,
  labelsChanged: (name) => `Mae gan ${name} labeli eraill.`,
  consentReworded: (name) => `Mae ${name} yn gofyn i bobl gytuno i eiriau eraill.`,
  datesChanged: (name) => `Mae ${name} yn gofyn am ddyddiadau neu amserau eraill.`,
  mapChanged: (name) => `Mae ${name} yn gofyn am leoedd ar fap arall, neu’n cyfrif codau post mewn ffordd arall.`,
  placeSettingsChanged: (name) => `Mae ${name} yn cadw rhywbeth arall o le neu god post.`,
  countryChanged: (name) => `Mae ${name} yn gofyn am fformat gwlad arall.`,
  matrixKindChanged: (name) => `Mae ${name} yn newid rhwng atebion mewn geiriau ac atebion mewn rhifau.`,
  severalChanged: (name, isSeveral) =>
    isSeveral ? `Mae ${name} yn gadael i bobl ddewis sawl un.` : `Mae ${name} yn gadael i bobl ddewis un yn unig.`,
  budgetChanged: (name) => `Mae gan ${name} swm arall i’w rannu.`,
  exactChanged: (name, isExact) =>
    isExact ? `Mae angen y swm cyfan ar ${name}.` : `Nid oes angen y swm cyfan ar ${name} mwyach.`,
  rowsNeeded: (name, isEach) =>
    isEach ? `Mae angen ateb ym mhob rhes ar ${name}.` : `Nid oes angen ateb ym mhob rhes ar ${name} mwyach.`,
  privacyChanged: (name) => `Mae ${name} yn trin ei atebion yn wahanol fel data personol.`,
  populationChanged: (name) =>
    `Mae ${name} wedi’i gysylltu â’r boblogaeth mewn ffordd arall. Nid yw preswylwyr yn gweld hyn.`,
  populationRemoved: (name) => `Nid yw ${name} wedi’i gysylltu â’r boblogaeth mwyach. Nid yw preswylwyr yn gweld hyn.`,
  conditionChanged: (name) => `Dangosir ${name} o dan amodau eraill.`,
  required: (name) => `Mae ${name} yn dod yn ofynnol.`,
  optional: (name) => `Mae ${name} yn dod yn ddewisol.`,
  sectionsChanged: 'Mae’r adrannau’n newid.',
  endPagesChanged: 'Mae’r tudalennau ar y diwedd yn newid.',
  limitsChanged: 'Mae terfynau ymatebion yn newid.',
  textsChanged: 'Mae’r teitl, y disgrifiad neu’r cyflwyniad yn newid.',
  languageChanged: 'Mae prif iaith yr arolwg yn newid.',
  translationChanged: (language) => `Mae’r cyfieithiad i’r iaith hon yn newid: ${languageName(language)}.`,
});
