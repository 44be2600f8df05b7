import type { Council } from '@folkmoot/contracts';
import type { DocumentSection } from '@folkmoot/service-kit/paper';
import { type Area, areasOf } from '../../records/question-types.domain';
import { messages } from './report-document.messages';
import type { Facts } from './report-sections';

const { areas: texts } = messages;
const ended: ReadonlySet<string> = new Set(['completed', 'archived']);

const inWords = ({ responses, percent, residentsPercent, wanted, balance, quota }: Area): string =>
  [
    texts.responses(responses, percent),
    ...(residentsPercent === null ? [] : [texts.residents(residentsPercent)]),
    ...(balance === null ? [] : [texts.balances[balance]]),
    ...(wanted === null || quota === null ? [] : [texts.quotas[quota](wanted, wanted - responses)]),
  ].join('; ');

/** Who answered by the council's divisions, as on the screen (E-35); nothing where no question asks for them. */
export const areasSections = (
  { report }: Facts,
  settings: Council['settings'] | undefined,
  isWhole: boolean,
): DocumentSection[] => {
  const areas = areasOf({
    results: report.results,
    responses: report.responses,
    divisions: settings?.geographicalDivisions ?? [],
    // Copies of councils from before residents were known have none.
    residents: settings?.divisionResidents ?? [],
    target: isWhole ? report.targetResponses : null,
    hasEnded: ended.has(report.status),
  });
  if (!areas) return [];
  const rows = areas.rows.map((area) => ({ label: area.label, value: inWords(area) }));
  return [
    {
      title: texts.title,
      startsPage: false,
      blocks: [
        { kind: 'text', tone: 'soft', text: texts.base(areas.title, areas.base, areas.unanswered) },
        { kind: 'facts', caption: texts.title, headings: [texts.area, texts.standing], rows },
      ],
    },
  ];
};
