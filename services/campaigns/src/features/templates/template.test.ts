import { conditionsOf, saveSurveySchema, surveyTemplateSchema } from '@folkmoot/contracts';
import { checkSurvey, estimatedMinutes } from '@folkmoot/question-types/core';
import { normalised } from '../../records/question-types.domain';
import { findTemplate, templates } from './template.registry';

const LONGEST_MINUTES = 10;

describe.each(templates.map((template) => ({ ...template, template })))('the template $id', ({ template }) => {
  const { content } = template;

  it('checked as a survey, has neither errors nor warnings', () => {
    expect(checkSurvey(content)).toEqual([]);
  });
  it('asked, is six to twelve questions of at least four types, with a condition', () => {
    expect(content.questions.length).toBeGreaterThanOrEqual(6);
    expect(content.questions.length).toBeLessThanOrEqual(12);
    expect(new Set(content.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4);
    expect(content.questions.flatMap(({ showIf }) => conditionsOf(showIf).conditions).length).toBeGreaterThan(0);
  });
  it('answered whole, takes no more than ten minutes', () => {
    expect(estimatedMinutes(content)).toBeGreaterThan(1);
    expect(estimatedMinutes(content)).toBeLessThanOrEqual(LONGEST_MINUTES);
  });
  it('saved by a client, is taken as it stands', () => {
    const saved = saveSurveySchema.parse(content);
    expect(normalised(saved.questions, () => 'made')).toEqual(content.questions);
  });
  it('listed, is what the contract says, by an id that finds it', () => {
    const view = { ...template, questionCount: content.questions.length, estimatedMinutes: 5 };
    expect(surveyTemplateSchema.parse(view)).toEqual(view);
    expect(findTemplate(template.id)).toBe(content);
  });
  it('read, says plainly what it asks: no capitals for weight, no "please", no double spaces', () => {
    const texts = content.questions.flatMap(({ title, description = '', options = [] }) => [
      title,
      description,
      ...options.map(({ label }) => label),
    ]);
    expect(texts.filter((text) => /please| {2}|[A-Z]{4}/.test(text))).toEqual([]);
    expect(content.questions.filter(({ title }) => !title.endsWith('?'))).toEqual([]);
  });
});

describe('the templates', () => {
  it('are the six that councils ask for first, each once', () => {
    expect(templates.map(({ id }) => id)).toEqual([
      'park',
      'road-scheme',
      'budget',
      'library',
      'planning',
      'resident-satisfaction',
    ]);
  });
  it('by an id that is none of theirs, give nothing', () => {
    expect(findTemplate('parks')).toBeNull();
  });
});
