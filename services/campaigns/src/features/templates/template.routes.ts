import { listSurveyTemplatesOperation, type PopulationDimension, type SurveyTemplate } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { type KnownDimensionRecords, knownDimensions } from '../../entities/population';
import { estimatedMinutes, withCouncilLinks } from '../../entities/survey';
import type { Template } from './template';
import { templates } from './template.registry';

const toView = (template: Template, dimensions: readonly PopulationDimension[]): SurveyTemplate => ({
  ...template,
  content: {
    ...template.content,
    questions: template.content.questions.map((question) => withCouncilLinks(question, dimensions)),
  },
  questionCount: template.content.questions.length,
  estimatedMinutes: estimatedMinutes(template.content),
});

export const templateRoutes = ({ route }: FeatureApp<KnownDimensionRecords>) => [
  route(listSurveyTemplatesOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const dimensions = await knownDimensions(reader(actor));
      return { items: templates.map((template) => toView(template, dimensions)), nextCursor: null };
    },
  }),
];
