import { listSurveyTemplatesOperation, type SurveyTemplate } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { estimatedMinutes } from '../../records/question-types.domain';
import type { Template } from './template';
import { templates } from './template.registry';

const toView = (template: Template): SurveyTemplate => ({
  ...template,
  questionCount: template.content.questions.length,
  estimatedMinutes: estimatedMinutes(template.content),
});

export const templateRoutes = () => [
  route(listSurveyTemplatesOperation, { handle: async () => ({ items: templates.map(toView), nextCursor: null }) }),
];
