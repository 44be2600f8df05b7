import type { MantineTheme } from '@mantine/core';
import { screen } from '@testing-library/react';
import { PageHeader } from '../layout/PageHeader';
import { accessibilityProblems, renderUi } from '../testing';
import { palette, type Tone } from './palette';
import { cssVariables, theme } from './theme';

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const AA = 4.5;

describe('palette', () => {
  it.each(Object.keys(palette) as Tone[])('%s has enough contrast at index 8 on white and on its own tint', (tone) => {
    const colours = palette[tone];
    expect(contrast(colours[8], '#ffffff')).toBeGreaterThanOrEqual(AA);
    expect(contrast(colours[9], colours[1])).toBeGreaterThanOrEqual(AA);
  });

  it('the red for deletion is visible in the dark scheme on cards, in menus and on hover', () => {
    const red = cssVariables(theme as MantineTheme).dark['--mantine-color-red-light-color'] ?? '#ffffff';
    const card = '#2e2e2e';
    const pointed = '#6b1313';
    expect([contrast(red, card), contrast(red, pointed)].map((ratio) => ratio >= AA)).toEqual([true, true]);
    expect(contrast(red, '#ffffff')).toBeGreaterThan(1.5);
    const [strong, weak] = [red.slice(1, 3), red.slice(3, 5)].map((part) => Number.parseInt(part, 16)) as [
      number,
      number,
    ];
    expect(strong - weak).toBeGreaterThan(60);
  });

  it('dimmed text has enough contrast on the canvas', () => {
    expect(contrast(palette.gray[6], palette.gray[0])).toBeGreaterThanOrEqual(AA);
  });
});

describe('PageHeader', () => {
  it('has the only h1, a back link and actions', async () => {
    renderUi(
      <PageHeader
        title="Trees"
        description="All of them"
        back={{ to: '/woods', label: 'Woods' }}
        actions={<button type="button">Plant</button>}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Woods' })).toHaveAttribute('href', '/woods');
    expect(screen.getByRole('button', { name: 'Plant' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
