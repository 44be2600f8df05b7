import fs from 'node:fs';
import path from 'node:path';
import { createPersonalDataFinder } from '../find-personal-data';
import { redactionFigures } from '../redaction-figures';
import { type MarkGroup, markedAnswer, measureRedaction } from './measure';

const languages = ['en', 'es', 'fr', 'de'];

type Part = 'tuning' | 'measuring' | 'identifiers';

/** The figures of a part of the corpus, as the review of written answers proposes. */
const figuresOf = (part: Part) => {
  const lines = languages.flatMap((language) =>
    fs
      .readFileSync(path.join(import.meta.dirname, `${language}-${part}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  const { answers, groups, precise, spans } = measureRedaction(lines.map(markedAnswer), createPersonalDataFinder());
  const recall = (group: MarkGroup): number => groups[group].covered / groups[group].marks;
  return {
    answers,
    identifiers: recall('identifiers'),
    names: recall('names'),
    addresses: recall('addresses'),
    precision: precise / spans,
  };
};

/** Shares that the two halves reached, rounded down. */
const reached = {
  tuning: { answers: 838, identifiers: 0.98, names: 0.98, addresses: 0.98, precision: 0.96 },
  measuring: redactionFigures,
};

describe('the corpus of marked answers', () => {
  it.each(['tuning', 'measuring'] as const)('is recognised as well as before: %s', (part) => {
    const figures = figuresOf(part);
    expect(figures.answers).toBe(reached[part].answers);
    for (const name of ['identifiers', 'names', 'addresses', 'precision'] as const)
      expect({ [name]: figures[name] >= reached[part][name] ? 'reached' : figures[name] }).toEqual({
        [name]: 'reached',
      });
  });

  it('has numbers in the forms in which people write them, and nineteen of twenty are proposed', () => {
    const { answers, identifiers } = figuresOf('identifiers');
    expect(answers).toBeGreaterThan(300);
    expect(identifiers).toBeGreaterThan(0.95);
  });
});
