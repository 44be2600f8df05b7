import { councilAddressOf, suggestedName } from './short-link.domain';

it.each([
  ['Harbour', 'harbour'],
  ['Café at the Quay, 2027', 'cafe-at-the-quay-2027'],
  ['What should the harbour become in the next ten years?', 'what-should-the-harbour-become'],
  ['Results', ''],
  ['Порт', ''],
  [`${'x'.repeat(80)} y`, 'x'.repeat(30)],
])('the suggestion for the title %s is “%s”', (title, name) => {
  expect(suggestedName(title)).toBe(name);
});

it('the address of the council is the one of the survey without its end', () => {
  expect(councilAddressOf('https://folkmoot.example/survey-town/survey/c-1')).toBe(
    'https://folkmoot.example/survey-town/',
  );
});
