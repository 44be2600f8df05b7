import type { QuestionResult, Report } from '@folkmoot/contracts/client';
import { formatDuration } from '../duration';
import { type Html, html } from './html';
import { messages } from './html-report.messages';

export interface HtmlReport {
  readonly report: Report;
  readonly council: string;
  /** The council's colour for headings and bars. */
  readonly colour: string;
  readonly language: string;
  readonly isAllTime: boolean;
  /** The day and time at which it was made, in words. */
  readonly generated: string;
}

const number = (value: number): string => value.toLocaleString('en');
const seconds = (value: number | null): string => (value === null ? messages.unknown : formatDuration(value));

const periodOf = ({ report: { period }, isAllTime }: HtmlReport): string => {
  if (!period) return messages.unknown;
  return (isAllTime ? messages.allTime : messages.days)(period.from, period.to);
};

const metricsOf = (about: HtmlReport): readonly (readonly [string, string])[] => {
  const { report, council, generated } = about;
  return [
    [messages.totalResponses, number(report.responses)],
    [messages.campaign, report.title],
    [messages.questions, number(report.questions)],
    [messages.period, periodOf(about)],
    [messages.completion, report.completionRate === null ? messages.unknown : messages.percent(report.completionRate)],
    [messages.averageTime, seconds(report.averageSeconds)],
    [messages.medianTime, seconds(report.medianSeconds)],
    [messages.generated, generated],
    [messages.council, council],
  ];
};

const metrics = (
  about: HtmlReport,
): Html => html`<section aria-labelledby="metrics"><h2 id="metrics">${messages.keyMetrics}</h2>
<table><thead><tr><th scope="col">${messages.metric}</th><th scope="col">${messages.value}</th></tr></thead>
<tbody>${metricsOf(about).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table></section>`;

type Segments = NonNullable<QuestionResult['segments']>;

const row = ({
  label,
  count,
  percent,
}: Segments[number]): Html => html`<tr><th scope="row">${label}</th><td class="number">${number(count)}</td>
<td class="share"><span class="bar" style="width:${Math.min(100, percent)}%"></span><span>${messages.percent(percent)}</span></td></tr>`;

const results = ({ title, segments = [] }: QuestionResult): Html =>
  segments.length === 0
    ? html`<p>${messages.written}</p>`
    : html`<table><caption>${title}</caption><thead><tr><th scope="col">${messages.answer}</th><th scope="col" class="number">${messages.count}</th>
<th scope="col">${messages.share}</th></tr></thead><tbody>${segments.map(row)}</tbody></table>`;

const question = (
  result: QuestionResult,
  index: number,
  responses: number,
): Html => html`<section aria-labelledby="q${index}">
<h3 id="q${index}">${index + 1}. ${result.title}</h3><p>${messages.answered(number(result.answered), number(responses))}</p>${results(result)}</section>`;

const styleOf = (colour: string): Html => html`<style>
:root{color-scheme:light}body{max-width:52rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
header{padding:1.5rem;border-top:.75rem solid ${colour};background:#f5f5f5}h1{margin:0 0 .25rem;font-size:2rem;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid ${colour}}
section{break-inside:avoid}table{width:100%;border-collapse:collapse}caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.5rem .75rem;border-bottom:1px solid #ddd;text-align:start;font-weight:400;overflow-wrap:anywhere}thead th{font-weight:600}
.number{text-align:end;font-variant-numeric:tabular-nums}.share{width:45%}.bar{display:inline-block;height:1rem;max-width:70%;margin-inline-end:.5rem;background:${colour};vertical-align:-.15rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid #ddd;font-size:.875rem}
</style>`;

/** A report as one document that needs nothing else: headings, tables with captions, and bars that print. */
export const reportHtml = (about: HtmlReport): string => {
  const { report, council, colour, language } = about;
  const document = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${report.title} – ${messages.title}</title>
${styleOf(colour)}</head><body><header><p>${council}</p><h1>${messages.title}</h1><p>${report.title}</p></header><main>
${report.description === '' ? html`` : html`<p>${report.description}</p>`}${metrics(about)}
<section aria-labelledby="results"><h2 id="results">${messages.results}</h2>${report.results.map((result, index) => question(result, index, report.responses))}</section>
</main><footer><p>${messages.footer(council, report.title)}</p><p>${messages.zone(report.timezone)}</p></footer></body></html>
`;
  return document.text;
};
