import type { Council } from '@folkmoot/contracts';
import type { DocumentSection } from '@folkmoot/documents';
import { type Area, type Areas, areasOf } from '../../entities/survey';
import { messages } from './report-document.messages';
import type { Facts } from './report-sections';

const { areas: texts } = messages;
const ended: ReadonlySet<string> = new Set(['completed', 'archived']);

const inWords = (area: Area, hasElsewhere: boolean): string => {
  const { responses, answersPercent, percent, residentsPercent, wanted, balance, quota } = area;
  return [
    texts.responses(responses, answersPercent),
    ...(hasElsewhere && percent !== null ? [texts.inAreas(percent)] : []),
    ...(residentsPercent === null ? [] : [texts.residents(residentsPercent)]),
    ...(balance === null ? [] : [texts.balances[balance]]),
    ...(wanted === null || quota === null ? [] : [texts.quotas[quota](wanted, wanted - responses)]),
  ].join('; ');
};

/** Each response is in exactly one row, so that the rows add up to the total. */
const rowsOf = ({ rows, outside, all, elsewhere }: Areas): { label: string; value: string }[] => [
  ...rows.map((area) => ({ label: area.label, value: inWords(area, elsewhere > 0) })),
  ...outside.map(({ is, responses, answersPercent }) => ({
    label: texts.outside[is],
    value: texts.responses(responses, answersPercent),
  })),
  ...(all === null ? [] : [{ label: texts.all, value: texts.responses(all, null) }]),
];

/** Who answered by the council's divisions, as on the screen; nothing where no question asks for them. */
export const areasSections = (
  { report, filters }: Facts,
  settings: Council['settings'] | undefined,
  isWhole: boolean,
): DocumentSection[] => {
  const areas = areasOf({
    results: report.results,
    responses: report.responses,
    divisions: settings?.geographicalDivisions ?? [],
    // Old council copies have no residents. A filtered group does not represent all residents, so it has no quota.
    residents: filters.length > 0 ? [] : (settings?.divisionResidents ?? []),
    target: isWhole ? report.targetResponses : null,
    hasEnded: ended.has(report.status),
  });
  if (!areas) return [];
  return [
    {
      title: texts.title,
      startsPage: false,
      blocks: [
        { kind: 'text', tone: 'soft', text: texts.base(areas.title, report.responses - areas.unanswered) },
        ...(areas.all === null ? [{ kind: 'text' as const, tone: 'soft' as const, text: texts.several }] : []),
        { kind: 'facts', caption: texts.title, headings: [texts.area, texts.standing], rows: rowsOf(areas) },
      ],
    },
  ];
};
