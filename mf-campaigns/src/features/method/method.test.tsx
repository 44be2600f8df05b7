import { methodPath } from '@folkmoot/question-types/core';
import { accessibilityProblems, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../../app/app';
import { methodExamples } from './examples.domain';
import { messages } from './method.messages';
import { methodParts, sources } from './sources';

describe('the page that explains the figures', () => {
  it('has a section with an example and a source for every part that figures link to, and goes to it', async () => {
    renderWithShell(<App />, { route: methodPath('trends') });
    await screen.findByRole('heading', { level: 1, name: 'How figures are computed' }, { timeout: 10_000 });
    expect(methodParts).toHaveLength(15);
    for (const part of methodParts) {
      const section = within(screen.getByRole('region', { name: messages.parts[part].title }));
      expect(document.getElementById(part)).not.toBeNull();
      expect(section.getByText(messages.parts[part].example(methodExamples()))).toBeInTheDocument();
      expect(sources[part].join()).toMatch(/\(\d{4}\)/);
      expect(screen.getByRole('link', { name: messages.parts[part].title }).getAttribute('href')).toContain(`#${part}`);
    }
    expect(document.activeElement?.id).toBe('trends');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('its examples', () => {
  // R 4: prop.test and chisq.test (correct = FALSE), t.test, p.adjust, svychisq(statistic = "F"). The others by hand.
  it('are computed by the functions of the reports, and equal the results of R', () => {
    expect(methodExamples()).toMatchObject({
      shares: { percent: '40.0', low: '31.7', high: '48.9' },
      means: { mean: '3.54', low: '3.32', high: '3.76' },
      selfSelected: { low: '46.7', high: '53.3' },
      missing: { share: '20.0', gap: '10.0', needed: '43' },
      missingAnswers: { youngTarget: '49.5', oldTarget: '40.5', young: '1.238', old: '0.810', none: '1.000' },
      trimmed: { before: '10.00', othersBefore: '0.526', after: '3.00', othersAfter: '0.895', effectBefore: '5.26' },
      tests: {
        statistic: '9.01',
        df: '2',
        p: '0.011',
        weighted: { statistic: '4.48', df1: '1.97', df2: '431.8', p: '0.012' },
      },
      letters: { first: '0.004', ab: '0.013', ac: '0.063', bc: '0.617', shown: 'B' },
      trends: { change: '12.0', p: '0.007', mean: { p: '0.027' } },
      smallNumbers: { total: '80', hidden: '3, 12' },
    });
  });
});
