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

interface Row {
  readonly label: string;
  readonly value: string;
}

interface Hiding {
  readonly hides: (area: string) => boolean;
  readonly isHiding: boolean;
  readonly isSmall: (count: number) => boolean;
}

/** Each response is in exactly one row, so that the rows add up to the total, unless some are hidden. */
const rowsOf = ({ rows, outside, all, elsewhere }: Areas, { hides, isHiding, isSmall }: Hiding): Row[] => [
  ...rows.map((area) => ({
    label: area.label,
    // The percent of those in the areas would say how many are in none of them.
    value: hides(area.value) ? messages.hidden : inWords(area, elsewhere > 0 && !isHiding),
  })),
  ...outside
    .filter(({ responses }) => !isHiding && !isSmall(responses))
    .map(({ is, responses, answersPercent }) => ({
      label: texts.outside[is],
      value: texts.responses(responses, answersPercent),
    })),
  ...(all === null || isHiding ? [] : [{ label: texts.all, value: texts.responses(all, null) }]),
];

/** Whether a row of the question is hidden, and whether any is: then sums of rows are left out. */
const hidingOf = ({ counts }: Facts, questionId: string): Hiding => {
  const question = counts.questions.find((each) => each.questionId === questionId);
  const hidden = new Set(question?.rows.filter(({ cells }) => cells.some(counts.hides)).map(({ of }) => of) ?? []);
  return { hides: (area) => hidden.has(area), isHiding: hidden.size > 0, isSmall: counts.isSmall };
};

/** Who answered by the council's divisions, as on the screen; nothing where no question asks for them. */
export const areasSections = (
  facts: Facts,
  settings: Council['settings'] | undefined,
  isWhole: boolean,
): DocumentSection[] => {
  const { report, filters } = facts;
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
  const hiding = hidingOf(facts, areas.questionId);
  const answered = report.responses - areas.unanswered;
  const base = hiding.isHiding ? messages.someHidden : texts.base(areas.title, answered);
  return [
    {
      title: texts.title,
      startsPage: false,
      blocks: [
        { kind: 'text', tone: 'soft', text: base },
        ...(areas.all === null ? [{ kind: 'text' as const, tone: 'soft' as const, text: texts.several }] : []),
        { kind: 'facts', caption: texts.title, headings: [texts.area, texts.standing], rows: rowsOf(areas, hiding) },
      ],
    },
  ];
};
