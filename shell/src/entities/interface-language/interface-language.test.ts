import { changeLanguage, chosenLanguage } from './chosen-language';
import { loadWords } from './load-words';

afterEach(() => localStorage.clear());

const page = () => document.implementation.createHTMLDocument();

describe('the language of the interface', () => {
  it('is English until another one is chosen, which loads the page again', () => {
    expect(chosenLanguage()).toBe('en');
    const reload = jest.fn();
    expect(changeLanguage('cy', reload)).toBe(true);
    expect(chosenLanguage()).toBe('cy');
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('loads nothing again when it is chosen already, or when the stored text is no language', () => {
    const reload = jest.fn();
    expect(changeLanguage('en', reload)).toBe(false);
    localStorage.setItem('folkmoot-language', 'xx');
    expect(chosenLanguage()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('loading the words', () => {
  it('marks the page with the language when they are loaded, and loads none for English', async () => {
    const load = jest.fn(async () => ({}));
    const welsh = page();
    await loadWords('cy', welsh, { cy: load });
    expect(welsh.documentElement.lang).toBe('cy');
    const english = page();
    await loadWords('en', english, { cy: load });
    expect(english.documentElement.lang).toBe('');
    expect(load).toHaveBeenCalledTimes(1);
  });
  it('leaves the page in English when they cannot be loaded', async () => {
    const english = page();
    await loadWords('cy', english, { cy: () => Promise.reject(new Error('away')) });
    expect(english.documentElement.lang).toBe('');
  });
});
