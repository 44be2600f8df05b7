import { conditionsOf, saveSurveySchema, surveyTemplateSchema } from '@folkmoot/contracts';
import { checkSurvey, estimatedMinutes } from '@folkmoot/question-types/core';
import { normalised } from '../../entities/survey';
import { findTemplate, templates } from './template.registry';

const LONGEST_MINUTES = 10;

describe.each(templates.map((template) => ({ ...template, template })))('template $id', ({ template }) => {
  const { content } = template;

  it('the survey has neither errors nor warnings', () => {
    expect(checkSurvey(content)).toEqual([]);
  });
  it('the survey has six to twelve questions of at least four types, and a condition', () => {
    expect(content.questions.length).toBeGreaterThanOrEqual(6);
    expect(content.questions.length).toBeLessThanOrEqual(12);
    expect(new Set(content.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4);
    expect(content.questions.flatMap(({ showIf }) => conditionsOf(showIf).conditions).length).toBeGreaterThan(0);
  });
  it('a complete answer takes no more than ten minutes', () => {
    expect(estimatedMinutes(content)).toBeGreaterThan(1);
    expect(estimatedMinutes(content)).toBeLessThanOrEqual(LONGEST_MINUTES);
  });
  it('the survey is accepted unchanged when a client saves it', () => {
    const saved = saveSurveySchema.parse(content);
    expect(normalised(saved.questions, () => 'made')).toEqual(content.questions);
  });
  it('the listed template matches the contract and is found by its id', () => {
    const view = { ...template, questionCount: content.questions.length, estimatedMinutes: 5 };
    expect(surveyTemplateSchema.parse(view)).toEqual(view);
    expect(findTemplate(template.id)).toBe(content);
  });
  it('the texts are plain: no capitals for emphasis, no "please", no double spaces', () => {
    const texts = content.questions.flatMap(({ title, description = '', options = [] }) => [
      title,
      description,
      ...options.map(({ label }) => label),
    ]);
    expect(texts.filter((text) => /please| {2}|[A-Z]{4}/.test(text))).toEqual([]);
    expect(content.questions.filter(({ title }) => !title.endsWith('?'))).toEqual([]);
  });
});

describe('templates', () => {
  it('there are fifteen templates for usual consultations, those that councils ask for most first', () => {
    expect(templates.map(({ id }) => id)).toEqual([
      'park',
      'road-scheme',
      'budget',
      'library',
      'planning',
      'resident-satisfaction',
      'waste-collection',
      'town-centre',
      'leisure-centre',
      'public-spaces-order',
      'parking-permits',
      'climate-plan',
      'tenant-satisfaction',
      'event-feedback',
      'customer-service',
    ]);
  });
  it('no survey is found when the id is unknown', () => {
    expect(findTemplate('parks')).toBeNull();
  });
});
