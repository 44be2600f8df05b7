import { screen, within } from '@testing-library/react';
import { accessibilityProblems, renderUi } from '../testing';
import { BarChart } from './BarChart';
import { ProgressBar } from './ProgressBar';
import { Sparkline } from './Sparkline';
import { StatCard } from './StatCard';
import { StatusBadge, statusLabel } from './StatusBadge';

describe('StatCard', () => {
  it('shows number, unit and change, and explains how it is computed', async () => {
    const { user } = renderUi(
      <StatCard
        label="Total Responses"
        value={1234}
        unit="responses in the last 30 days"
        delta={{ value: -12, text: '12 (9%)', than: 'on the 30 days before' }}
        howComputed="All of them."
      />,
    );
    const card = screen.getByRole('region', { name: 'Total Responses' });
    expect(card).toHaveTextContent('1,234responses in the last 30 daysDown 12 (9%) on the 30 days before');
    const ask = screen.getByRole('button', { name: 'How is Total Responses computed?' });
    await user.click(ask);
    expect(within(card).getByText('All of them.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(within(card).queryByText('All of them.')).not.toBeInTheDocument();
  });

  it('shows neither a figure nor a dash while it loads', () => {
    renderUi(<StatCard label="Response Rate" value={undefined} unit="No active campaign has a target" />);
    const card = screen.getByRole('region', { name: 'Response Rate' });
    expect(card.textContent?.trim()).toBe('Response Rate');
    expect(card).toHaveAttribute('aria-busy', 'true');
  });

  it('shows a dash with the reason and no change when there is no figure', () => {
    renderUi(<StatCard label="Response Rate" value={null} unit="No active campaign has a target" />);
    const card = screen.getByRole('region', { name: 'Response Rate' });
    expect(card).toHaveTextContent('Response Rate–No active campaign has a target');
    expect(card).not.toHaveTextContent(/Up|Down|change/);
  });
});

describe('StatusBadge', () => {
  const statuses = ['draft', 'survey_building', 'ready', 'scheduled', 'active', 'paused', 'completed', 'archived'];

  it('gives every campaign status its own text and icon (E-87)', () => {
    renderUi(statuses.map((status) => <StatusBadge key={status} status={status} />));
    expect(new Set(statuses.map(statusLabel)).size).toBe(statuses.length);
    for (const status of statuses) {
      const badge = screen.getByText(statusLabel(status)).closest('[data-variant]');
      expect(badge?.querySelector('svg')).toBeInTheDocument();
    }
  });

  it('gives each campaign status a different icon and colour (E-87)', () => {
    renderUi(statuses.map((status) => <StatusBadge key={status} status={status} />));
    const badges = statuses.map((status) =>
      screen.getByText(statusLabel(status)).closest<HTMLElement>('[data-variant]'),
    );
    const looks = badges.map(
      (badge) => `${badge?.dataset.variant} ${badge?.style.getPropertyValue('--badge-color')}
      ${badge?.style.getPropertyValue('--badge-bg')}`,
    );
    expect(new Set(looks).size).toBe(statuses.length);
    expect(new Set(badges.map((badge) => badge?.querySelector('svg')?.innerHTML)).size).toBe(statuses.length);
  });

  it('shows a text for a status that this release does not know', () => {
    expect(statusLabel('under_review')).toBe('Under review');
  });
});

describe('ProgressBar', () => {
  it('stops the bar at 100 and shows the real value as text when it is exceeded', () => {
    renderUi(<ProgressBar label="Responses" value={150} max={100} />);
    expect(screen.getByRole('progressbar', { name: 'Responses' })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByText('150%')).toBeVisible();
  });
});

describe('BarChart', () => {
  const bars = [
    { key: 'a', label: 'Good', value: 30, text: '30 (75%)' },
    { key: 'b', label: 'Bad', value: 10, text: '10 (25%)' },
  ];

  it.each(['rows', 'columns'] as const)(
    'in %s, hides the drawing and gives the figures as a table',
    async (orientation) => {
      renderUi(
        <BarChart title="How was it?" headings={['Answer', 'Responses']} bars={bars} orientation={orientation} />,
      );
      const table = screen.getByRole('table', { name: 'How was it?' });
      expect(within(table).getByRole('row', { name: 'Good 30 (75%)' })).toBeInTheDocument();
      expect(await accessibilityProblems()).toEqual([]);
    },
  );

  it('has room for the widest interval, and a second bar below the first', () => {
    const { container } = renderUi(
      <BarChart
        title="How was it?"
        headings={['Answer', 'Responses', '95% interval']}
        bars={[
          { ...bars[0], interval: { low: 20, high: 60 }, cells: ['20–60'] },
          { ...bars[1], second: { value: 15, text: 'weighted 15' }, cells: ['–'] },
        ].map((bar, index) => ({ key: String(index), label: '', value: 0, ...bar }))}
      />,
    );
    const widths = [...container.querySelectorAll<HTMLElement>('[style*="inline-size"]')].map((element) =>
      element.style.getPropertyValue('inline-size'),
    );
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([50, 67, 17, 25]);
    expect(screen.getByRole('row', { name: 'Good 30 (75%) 20–60' })).toBeInTheDocument();
  });

  it('shows the table to everybody on demand', async () => {
    const { user } = renderUi(<BarChart title="How was it?" headings={['Answer', 'Responses']} bars={bars} />);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table', { name: 'How was it?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  });
});

describe('Sparkline', () => {
  it('has its range and its sum as alternative text', async () => {
    renderUi(<Sparkline values={[0, 14, 3]} unit="responses" />);
    expect(screen.getByRole('img', { name: '3 days: 0 to 14 responses a day, 17 in all' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says that there are none when every day is empty', () => {
    renderUi(<Sparkline values={Array.from({ length: 30 }, () => 0)} unit="responses" />);
    expect(screen.getByRole('img', { name: '30 days: no responses' })).toBeVisible();
  });

  it('draws one stroke for each day, and the largest count as high as the chart', () => {
    renderUi(<Sparkline values={[0, 10, 5, 1000]} unit="responses" />);
    const [empty, bars] = [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(empty).toBe('M2.5 32V31.0');
    expect(bars).toBe('M7.5 32V29.0M12.5 32V29.0M17.5 32V0.0');
  });
});
