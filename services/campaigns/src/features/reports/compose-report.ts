import { languageName, momentInWords, type ReportBlock } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentContent, DocumentSection } from '@folkmoot/documents';
import { readOwnText } from '@folkmoot/documents/own-text';
import { filtersInWords } from '../../entities/survey';
import { aboutSections } from './about-section';
import { areasSections } from './areas-section';
import { insightsSection, summaryOf } from './insight-sections';
import { integritySection } from './integrity-section';
import { questionBlocks, surveySectionHeading, usuallyShown } from './question-blocks';
import { periodInWords } from './report-dates';
import { messages } from './report-document.messages';
import type { ReportFacts, Shown } from './report-facts.types';
import { basicSection, type Facts, metricsSection, summarySection, totalOf } from './report-sections';
import { sampleSection } from './sample-section';
import { createShownCounts } from './shown-counts';
import { wordLanguageOf } from './word-language';

const USUAL_COLOUR = '#2563eb';

/** The parts of a document while it is composed. */
interface Draft {
  readonly sections: DocumentSection[];
  /** Whether questions can follow below the last section's heading: after own texts, and after other questions. */
  takesQuestions: boolean;
  /** The last question that was added, for the headings of the survey's sections. */
  lastQuestion: number | null;
  /** A page break comes before what is added next, so that there is none at the end. */
  breaks: boolean;
}

const append = (draft: Draft, blocks: readonly DocumentBlock[]): void => {
  if (blocks.length === 0) return;
  const last = draft.sections.at(-1);
  const added: readonly DocumentBlock[] = draft.breaks && last ? [{ kind: 'break' }, ...blocks] : blocks;
  draft.breaks = false;
  if (last) draft.sections[draft.sections.length - 1] = { ...last, blocks: [...last.blocks, ...added] };
  else draft.sections.push({ title: '', startsPage: false, blocks: added });
};

const begin = (draft: Draft, section: DocumentSection, takesQuestions = false): void => {
  draft.sections.push({ ...section, startsPage: section.startsPage || draft.breaks });
  draft.breaks = false;
  draft.takesQuestions = takesQuestions;
  draft.lastQuestion = null;
};

const isWhole = ({ range: { from, to, round, where } }: ReportFacts): boolean =>
  !from && !to && round === undefined && !where;

const factsOf = (facts: ReportFacts): Facts => {
  const hasIntegrity = facts.arrangement.blocks.some(({ kind }) => kind === 'integrity');
  const counts = createShownCounts({
    ...facts,
    integrity: hasIntegrity ? facts.integrity : null,
    isWhole: isWhole(facts),
  });
  const { report, range, filters, reported, unfiltered, councilName, generatedAt, arrangement } = facts;
  const words = wordLanguageOf(arrangement);
  return {
    report,
    filters: filtersInWords(filters, reported),
    unfiltered,
    council: councilName,
    period: periodInWords(report, range),
    generated: momentInWords(generatedAt, report.timezone),
    hasInsights: facts.insights.length > 0,
    isWhole: isWhole(facts),
    counts,
    fallback: words === arrangement.language ? null : messages.fallback(languageName(arrangement.language)),
  };
};

interface Described {
  readonly facts: ReportFacts;
  readonly about: Facts;
}

const addQuestion = (draft: Draft, { facts, about: { counts } }: Described, index: number, shown: Shown): void => {
  if (!draft.takesQuestions) begin(draft, { title: messages.results, startsPage: false, blocks: [] }, true);
  append(draft, [
    ...surveySectionHeading(facts, index, draft.lastQuestion),
    ...questionBlocks({ facts, counts, documentLanguage: wordLanguageOf(facts.arrangement) }, index, shown),
  ]);
  draft.lastQuestion = index;
};

const addNamed = (draft: Draft, described: Described, block: Extract<ReportBlock, { kind: 'question' }>): void => {
  const { facts } = described;
  const index = facts.report.results.findIndex(({ questionId }) => questionId === block.questionId);
  if (index >= 0) {
    addQuestion(draft, described, index, block);
    return;
  }
  const title = facts.questions.find(({ id }) => id === block.questionId)?.title ?? '';
  append(draft, [{ kind: 'text', tone: 'soft', text: messages.questionGone(title) }]);
};

/** Every question that has no block of its own. */
const addOthers = (draft: Draft, facts: ReportFacts, about: Facts): void => {
  const named = new Set(
    facts.arrangement.blocks.flatMap((each) => (each.kind === 'question' ? [each.questionId] : [])),
  );
  for (const [index, { questionId }] of facts.report.results.entries()) {
    if (!named.has(questionId)) addQuestion(draft, { facts, about }, index, usuallyShown);
  }
};

const addText = (draft: Draft, { heading, text }: Extract<ReportBlock, { kind: 'text' }>): void => {
  const blocks: DocumentBlock[] = text.trim() === '' ? [] : [{ kind: 'own', parts: readOwnText(text) }];
  if (heading.trim() === '') append(draft, blocks);
  else begin(draft, { title: heading, startsPage: false, blocks }, true);
};

type Add = (draft: Draft, facts: ReportFacts, about: Facts) => void;

const addPlain: Readonly<Record<Exclude<ReportBlock['kind'], 'question' | 'text'>, Add>> = {
  // The cover is a part of the frame.
  cover: () => {},
  page_break: (draft) => {
    draft.breaks = true;
  },
  summary: (draft, { insights }, about) => begin(draft, summarySection(about, summaryOf(insights, about.counts))),
  figures: (draft, _, about) => begin(draft, metricsSection(about)),
  questions: addOthers,
  areas: (draft, facts, about) => {
    for (const section of areasSections(about, facts.council?.settings, isWhole(facts))) begin(draft, section);
  },
  insights: (draft, { insights, report, quality }, { counts }) => {
    if (insights.length > 0) begin(draft, insightsSection(insights, { ...report, quality, counts }));
  },
  funnel: (draft, _, about) => begin(draft, basicSection(about)),
  integrity: (draft, facts, about) => {
    const isSame = facts.questionLanguage === wordLanguageOf(facts.arrangement);
    begin(draft, integritySection(facts.integrity, about, isSame ? undefined : facts.questionLanguage));
  },
  samples: (draft, { samples, questions, report, isRedacted, audience }) => {
    if (audience === 'publication') return;
    const { responses, timezone } = report;
    begin(draft, sampleSection({ samples, questions, responses, timezone, isRedacted }));
  },
};

const add = (draft: Draft, block: ReportBlock, facts: ReportFacts, about: Facts): void => {
  if (block.kind === 'question') addNamed(draft, { facts, about }, block);
  else if (block.kind === 'text') addText(draft, block);
  else addPlain[block.kind](draft, facts, about);
};

const audienceOf = ({ audience, smallestCell }: ReportFacts): string => messages.audiences[audience](smallestCell);

/** An internal document says so on its first page. */
const withoutCover = (sections: DocumentSection[], facts: ReportFacts): DocumentSection[] => {
  const hasCover = facts.arrangement.blocks.some(({ kind }) => kind === 'cover');
  if (hasCover || facts.audience === 'publication') return sections;
  const notice: DocumentSection = {
    title: '',
    startsPage: false,
    blocks: [{ kind: 'text', tone: 'soft', text: audienceOf(facts) }],
  };
  const [first, ...others] = sections;
  return [notice, ...(first ? [{ ...first, startsPage: false }] : []), ...others];
};

const sectionsOf = (facts: ReportFacts, about: Facts): DocumentSection[] => {
  const draft: Draft = { sections: [], takesQuestions: false, lastQuestion: null, breaks: false };
  for (const block of facts.arrangement.blocks) add(draft, block, facts, about);
  for (const section of aboutSections(facts, about, draft.sections)) begin(draft, section);
  return withoutCover(draft.sections, facts);
};

/** The document of a report, in the language of this process. */
export const composeReport = (facts: ReportFacts): DocumentContent => {
  const { arrangement, report, council, logo, productName } = facts;
  const about = factsOf(facts);
  const title = arrangement.title || report.title;
  return {
    language: wordLanguageOf(arrangement),
    kind: messages.kind,
    title,
    author: about.council,
    accent: council?.branding.primaryColor ?? USUAL_COLOUR,
    logo,
    hasCover: arrangement.blocks.some(({ kind }) => kind === 'cover'),
    contents: messages.contents,
    facts: [
      { label: messages.generated, value: about.generated },
      { label: messages.period, value: about.period },
      ...about.filters.map((filter) => ({ label: messages.filteredBy, value: filter })),
      { label: messages.responses, value: totalOf(about) },
      { label: messages.audience, value: audienceOf(facts) },
    ],
    footer: messages.footer(about.council, title, productName),
    pageWords: messages.pageWords,
    instead: messages.instead,
    sections: sectionsOf(facts, about),
  };
};

/** The content of the picture of a chart. Null for a question that has no chart. */
export const composeChart = (facts: ReportFacts, questionId: string, shown: Shown) => {
  const { counts, period } = factsOf(facts);
  const index = facts.report.results.findIndex((result) => result.questionId === questionId);
  const documentLanguage = wordLanguageOf(facts.arrangement);
  const bars = questionBlocks({ facts, counts, documentLanguage }, index, shown).filter(
    (block) => block.kind === 'bars',
  );
  const [first, ...parts] = bars;
  if (!first || bars.every(({ rows }) => rows.length === 0)) return null;
  const ofParts = parts.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, label: `${title}: ${row.label}` })));
  const { councilName, report, council } = facts;
  return {
    // Parts side by side need one picture in which all of them are bars.
    block: first.rows.length > 0 ? first : { ...first, rows: ofParts, chart: 'bars' as const },
    accent: council?.branding.primaryColor ?? USUAL_COLOUR,
    source: `${councilName} · ${facts.arrangement.title || report.title} · ${period}`,
  };
};
