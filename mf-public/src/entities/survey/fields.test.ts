import { focusOnField } from './fields';

describe('the focus on a question with a problem', () => {
  const row = (name: string, isChecked = false) =>
    `<div class="fm-row"><input type="radio" name="${name}" id="${name}"${isChecked ? ' checked' : ''}></div>`;
  const focused = (inside: string): string | undefined => {
    document.body.innerHTML = `<section><h2 id="q-a">Why?</h2>${inside}</section>`;
    focusOnField('a');
    return document.activeElement?.id;
  };
  it.each([
    ['the first row without an answer', row('r1', true) + row('r2') + row('r3'), 'r2'],
    ['the first row when all have one', row('r1', true) + row('r2', true), 'r1'],
    ['the first field where there are no rows', '<input type="hidden"><input id="f"><input>', 'f'],
  ])('goes to %s', (_, inside, id) => expect(focused(inside)).toBe(id));
});
