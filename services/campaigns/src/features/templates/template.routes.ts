import { listSurveyTemplatesOperation, type SurveyTemplate } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { estimatedMinutes } from '../../entities/survey';
import type { Template } from './template';
import { templates } from './template.registry';

const toView = (template: Template): SurveyTemplate => ({
  ...template,
  questionCount: template.content.questions.length,
  estimatedMinutes: estimatedMinutes(template.content),
});

export const templateRoutes = ({ route }: FeatureApp) => [
  route(listSurveyTemplatesOperation, { handle: async () => ({ items: templates.map(toView), nextCursor: null }) }),
];
