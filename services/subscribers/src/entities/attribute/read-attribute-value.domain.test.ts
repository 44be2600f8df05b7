import type { AttributeType } from '@folkmoot/contracts';
import { checkAttributeValue, readAttributeValue } from './read-attribute-value.domain';

const attribute = (type: AttributeType, options: readonly string[] = []) => ({ name: 'Detail', type, options });
const choice = attribute('choice', ['Café corner', 'East ward']);

describe('value of an attribute', () => {
  it.each([
    [attribute('text'), '  Anna \t Maria ', 'Anna Maria'],
    [attribute('number'), '1,5', 1.5],
    [attribute('number'), '1,200', 1200],
    [attribute('number'), '1.200,5', 1200.5],
    [attribute('number'), '−3', -3],
    [attribute('date'), '31/12/1980', '1980-12-31'],
    [attribute('date'), '1980-12-31', '1980-12-31'],
    [attribute('date'), '3 March 2019', '2019-03-03'],
    [attribute('date'), '2026-05-04 00:00:00', '2026-05-04'],
    [choice, 'east  WARD', 'East ward'],
    [choice, 'cafe corner', 'Café corner'],
    [attribute('yes_no'), 'Yes', true],
    [attribute('yes_no'), 'Sí', true],
    [attribute('yes_no'), 'FALSE', false],
    [attribute('yes_no'), '0', false],
  ])('is read when it is written in a usual form: %o %p', (definition, written, value) => {
    expect(readAttributeValue(definition, written)).toEqual({ value });
  });

  it.each([
    [attribute('text'), ' ', 'Detail is empty.'],
    [attribute('text'), 'x'.repeat(201), 'Detail is longer than 200 characters.'],
    [attribute('number'), 'twelve', 'Detail: “twelve” is not a number.'],
    [attribute('number'), '9'.repeat(400), `Detail: “${'9'.repeat(60)}…” is not a number.`],
    [attribute('date'), '31/02/2020', 'Detail: “31/02/2020” is not a date. Write it like 31/12/1980 or 1980-12-31.'],
    [choice, 'West', 'Detail: “West” is not one of the options.'],
    [attribute('yes_no'), 'perhaps', 'Detail: “perhaps” is neither yes nor no.'],
  ])('is a problem in words when it cannot be read: %o %p', (definition, written, problem) => {
    expect(readAttributeValue(definition, written)).toEqual({ problem });
  });

  it('keeps numbers and booleans when a program sends them', () => {
    expect(checkAttributeValue(attribute('number'), 1.234)).toEqual({ value: 1.234 });
    expect(checkAttributeValue(attribute('yes_no'), false)).toEqual({ value: false });
    expect(checkAttributeValue(attribute('text'), 7)).toEqual({ value: '7' });
    expect(checkAttributeValue(attribute('number'), true)).toEqual({ problem: 'Detail: “yes” is not a number.' });
  });
});
