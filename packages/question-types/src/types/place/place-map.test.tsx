import type { Question } from '@folkmoot/contracts/client';
import { render, screen } from '@testing-library/react';
import { inputWordsIn } from '../../words';
import { PlaceInput } from './PlaceInput';

const question: Question = {
  id: 'where',
  type: 'place',
  title: 'Where is a crossing missing?',
  required: false,
  areas: [{ id: 'w0', name: 'Castle' }],
  map: { kind: 'outline', url: '/map.json', name: 'Wards', width: 1200, height: 600 },
};
const drawing = { areas: [{ id: 'w0', name: 'Castle', label: [600, 300], rings: [[0, 0, 1200, 0, 1200, 600]] }] };

describe('the map of a place question', () => {
  it('has names of areas of 14 pixels in a style, because Preact ignores the attribute', async () => {
    const fetched = jest.fn(async () => ({ ok: true, json: async () => drawing }));
    Object.assign(window, { fetch: fetched });
    render(
      <PlaceInput
        question={question}
        name="where"
        value={undefined}
        onChange={() => undefined}
        labelledBy="title"
        describedBy={undefined}
        isInvalid={false}
        words={inputWordsIn('en')}
      />,
    );
    // Without a layout, the map counts as 600 pixels wide: two units of the drawing for a pixel.
    expect(await screen.findByText('Castle', { selector: 'text' })).toHaveStyle({ fontSize: '28px' });
  });
});
