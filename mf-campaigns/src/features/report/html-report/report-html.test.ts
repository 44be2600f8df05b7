import { report } from '../../../fixtures/report';
import { type HtmlReport, reportHtml } from './report-html';

const about = (patch: Partial<HtmlReport> = {}): HtmlReport => ({
  report: report(),
  council: 'Riverside',
  colour: '#2563eb',
  language: 'en',
  isAllTime: true,
  generated: '1 November 2026 at 10:30',
  ...patch,
});

const documentOf = (given: HtmlReport): Document => new DOMParser().parseFromString(reportHtml(given), 'text/html');

describe('the report as a document (E-39)', () => {
  it('has its language, one h1, a heading for each question and a table with caption and heads', () => {
    const made = documentOf(about());
    expect(made.documentElement.lang).toBe('en');
    expect([...made.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Community Feedback Report',
    ]);
    expect(made.querySelector('h3')?.textContent).toBe('1. How is the park?');
    const table = made.querySelector('section section table');
    expect(table?.querySelector('caption')?.textContent).toBe('How is the park?');
    expect(table?.querySelector('tbody tr')?.textContent?.replace(/\s+/g, ' ')).toContain('Very Satisfied40');
    expect(table?.textContent).toContain('100 %');
  });

  it('All Time is from the first to the last response, printed as such (F-13)', () => {
    expect(documentOf(about()).body.textContent).toContain('All Time, 2026-11-01 to 2026-11-03');
    expect(documentOf(about({ isAllTime: false })).body.textContent).toContain('2026-11-01 to 2026-11-03');
  });

  it('what people wrote is text, whatever it is', () => {
    const title = '</title><script>alert(1)</script><img src=x onerror=alert(1)> & "Co"';
    const made = documentOf(about({ report: report({ title, description: title }), council: title }));
    expect(made.querySelectorAll('script, img')).toHaveLength(0);
    expect(made.querySelector('header p')?.textContent).toBe(title);
  });
});
