import {
  type LeftOut,
  type Question,
  SURVEY_DEFINITION_FORMAT,
  SURVEY_DEFINITION_VERSION,
  type SurveyContent,
  type SurveyDefinition,
} from '@folkmoot/contracts';

/** The question without the fields that belong to its council or that the server adds. */
const withoutCouncil = (question: Question): Question => {
  const {
    areas: _areas,
    map: _map,
    postcodeTable: _table,
    sectionShowIf: _show,
    pageId: _page,
    endIf: _end,
    population,
    ...rest
  } = question;
  return {
    ...rest,
    // Links of areas go with the areas.
    ...(population && !_areas ? { population } : {}),
    ...(rest.imageOptions ? { imageOptions: rest.imageOptions.map((option) => ({ ...option, imageUrl: '' })) } : {}),
  };
};

const leftOutOf = ({ id, imageOptions = [], map, postcodeTable }: Question): LeftOut[] => [
  ...imageOptions
    .filter(({ imageUrl, isCarried }) => imageUrl !== '' && !isCarried)
    .map(({ label, id: optionId }): LeftOut => ({ kind: 'picture', questionId: id, name: label || optionId })),
  ...(map ? [{ kind: 'map' as const, questionId: id, name: map.name }] : []),
  ...(postcodeTable ? [{ kind: 'postcodeTable' as const, questionId: id, name: postcodeTable.name }] : []),
];

/** The survey as councils share it. Files and places of the council are only named. */
export const definitionOf = ({ introFile, ...content }: SurveyContent): SurveyDefinition => ({
  format: SURVEY_DEFINITION_FORMAT,
  version: SURVEY_DEFINITION_VERSION,
  survey: { ...content, questions: content.questions.map(withoutCouncil) },
  leftOut: [
    ...(introFile ? [{ kind: 'introFile' as const, questionId: null, name: introFile.name }] : []),
    ...content.questions.flatMap(leftOutOf),
  ],
});
