import { bodyOf, council, form, topics } from '../testing/subscription-pages';

jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/subscriptions.css', () => ({ __esModule: true, default: 'b{margin:0}' }));

const languages = ['en', 'es', 'fr', 'de', 'cy', 'ar'] as const;

describe('hearing back about a survey', () => {
  const prompt = { topics, consentText: 'I agree', form: form({ action: '/riverside/survey/c1/subscribe' }) };

  it('is the first choice of the form after a survey, when it is offered', () => {
    const offered = bodyOf({ kind: 'prompt', council, prompt: { ...prompt, offersHearBack: true } });
    const [first] = offered.getAllByRole('checkbox');
    expect(first).toHaveAccessibleName(/^What comes of this survey/);
    expect(first).toHaveAttribute('value', 'hear-back');
    expect(first).not.toBeChecked();
    const earlier = bodyOf({ kind: 'prompt', council, prompt });
    expect(earlier.queryByRole('checkbox', { name: /What comes of this survey/ })).toBeNull();
  });

  it.each(languages)('has pages with one button and pages with none, in %s', (language) => {
    const page = { kind: 'hear-back', council: { ...council, language }, title: 'Parks', action: '/x' } as const;
    for (const step of ['confirm', 'stop'] as const) {
      const body = bodyOf({ ...page, step, isFailed: false });
      expect(body.getAllByRole('button')).toHaveLength(1);
      expect(body.getByText('Parks')).toBeInTheDocument();
    }
    for (const step of ['confirmed', 'stopped'] as const) {
      const body = bodyOf({ ...page, step, isFailed: false });
      expect(body.queryByRole('button')).toBeNull();
      expect(body.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    }
  });

  it('says when the answer could not be saved, and keeps the button', () => {
    const step = 'confirm' as const;
    const body = bodyOf({ kind: 'hear-back', council, title: '', step, action: '/x', isFailed: true });
    expect(body.getByRole('alert')).toHaveTextContent('This could not be saved');
    expect(body.getByRole('button', { name: 'Yes, write to me about this' })).toBeInTheDocument();
  });
});
