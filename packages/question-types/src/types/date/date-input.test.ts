import type { DateKind } from '@folkmoot/contracts/client';
import { inputWordsIn } from '../../words';
import { NumberField } from '../number/NumberField';
import { DateInput } from './DateInput';

const asked = (dateKind: DateKind) => ({ id: 'q', type: 'date' as const, title: 'When?', required: false, dateKind });

describe('an answer in the list that residents check', () => {
  it.each([
    ['date', '2026-05-04', 'en', '4 May 2026'],
    ['date', '2026-05-04', 'de', '4. Mai 2026'],
    ['time', '14:30', 'en', '14:30'],
    ['datetime', '2026-05-04T14:30', 'en', '4 May 2026 at 14:30'],
    ['date', 'soon', 'en', 'soon'],
  ] as const)('%s %s is said in %s as %s', (kind, answer, language, words) => {
    expect(DateInput.inWords(asked(kind), answer, inputWordsIn(language))).toEqual([words]);
  });

  it('a number has its unit', () => {
    const distance = { id: 'q', type: 'number' as const, title: 'How far?', required: false, numberUnit: 'km' };
    expect(NumberField.inWords(distance, 1200.5, inputWordsIn('en'))).toEqual(['1,200.5 km']);
    expect(NumberField.inWords(distance, 'far', inputWordsIn('en'))).toEqual(['far km']);
  });
});
