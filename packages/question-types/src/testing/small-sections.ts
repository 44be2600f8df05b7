import type { Question, SurveyEndPage, SurveySection } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { arranged } from '../core';
import { ruleOn, smallSurveys } from './small-surveys';

/** @file Small surveys with sections and end pages, to compare what the product knows about them with the real events. */

export interface SmallSurvey {
  readonly questions: Question[];
  readonly sections: SurveySection[];
  readonly endPages: SurveyEndPage[];
}

/** Where a section begins and how long it is. Of two that overlap, the first one wins. */
interface Span {
  readonly from: number;
  readonly length: number;
  readonly onePage: boolean;
}

const spans: fc.Arbitrary<readonly Span[]> = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 3 }), length: fc.integer({ min: 1, max: 3 }), onePage: fc.boolean() }),
  { maxLength: 2 },
);

const membersOf = (count: number, { from, length }: Span): number[] =>
  Array.from({ length }, (_, step) => from + step).filter((position) => position < count);

const withSpans = (questions: readonly Question[], wanted: readonly Span[]) => {
  const sectionOf = new Map<number, string>();
  const sections = wanted.flatMap((span, index) => {
    const members = membersOf(questions.length, span);
    if (members.length === 0 || members.some((position) => sectionOf.has(position))) return [];
    const id = `s${index + 1}`;
    for (const position of members) sectionOf.set(position, id);
    return [{ section: { id, title: id, onePage: span.onePage }, first: members[0] ?? 0 }];
  });
  const placed = questions.map((question, position) => {
    const sectionId = sectionOf.get(position);
    return sectionId === undefined ? question : { ...question, sectionId };
  });
  return { questions: placed, sections };
};

/** Surveys of two to five questions, with up to two sections and up to two pages that end the survey. */
export const smallSectionedSurveys: fc.Arbitrary<SmallSurvey> = fc
  .tuple(smallSurveys, spans)
  .chain(([questions, wanted]) => {
    const placed = withSpans(questions, wanted);
    const sections = fc.tuple(
      ...placed.sections.map(({ section, first }) =>
        ruleOn(placed.questions.slice(0, first)).map((showIf) => ({ ...section, ...(showIf && { showIf }) })),
      ),
    );
    const endPages = fc.array(
      fc.record({
        kind: fc.constantFrom('screen_out' as const, 'thank_you' as const),
        showIf: ruleOn(placed.questions),
      }),
      { maxLength: 2 },
    );
    return fc.tuple(sections, endPages).map(([withRules, pages]) =>
      arranged({
        questions: placed.questions,
        sections: withRules,
        endPages: pages.map((page, index) => ({ id: `e${index + 1}`, title: `e${index + 1}`, ...page })),
      }),
    );
  });
