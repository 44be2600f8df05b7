import { lookup } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/documents';
import { messages } from './report-document.messages';
import type { ReportFacts } from './report-facts.types';
import type { Facts } from './report-sections';

const { about: texts } = messages;

const soft = (text: string): DocumentBlock => ({ kind: 'text', tone: 'soft', text });

const decimals = (value: number | null, places: number): string =>
  value === null ? '–' : value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

/** The figures of the weights, or one sentence why there are none. Nothing where nobody asked for weights. */
const weightBlocks = ({ report: { weighting } }: Pick<ReportFacts, 'report'>): DocumentBlock[] => {
  if (!weighting) return [];
  if (weighting.state === 'refused') {
    const reason = weighting.reasons.map(({ code }) => lookup(messages.refusals, code)).find(Boolean);
    return reason ? [soft(texts.refused(reason))] : [];
  }
  const { n, effectiveSize, designEffect, largest } = weighting;
  return [
    soft(texts.weighted),
    {
      kind: 'facts',
      caption: texts.title,
      headings: [texts.figure, texts.value],
      rows: [
        { label: texts.n, value: decimals(n, 0) },
        { label: texts.effectiveSize, value: decimals(effectiveSize, 0) },
        { label: texts.designEffect, value: decimals(designEffect, 2) },
        { label: texts.largest, value: decimals(largest, 2) },
      ],
    },
  ];
};

/** Shares have intervals in blocks of this kind. */
const hasShares = (sections: readonly DocumentSection[]): boolean =>
  sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'bars' && block.rows.some(({ detail }) => detail !== undefined)),
  );

/** How certain the figures are, how they are weighted, and which are hidden. Nothing in a document without such figures. */
export const aboutSections = (
  { report, smallestCell }: ReportFacts,
  { counts }: Facts,
  sections: readonly DocumentSection[],
): DocumentSection[] => {
  const isHiding = counts.hidesSome;
  const blocks = [
    ...(hasShares(sections) ? [soft(texts.intervals), soft(texts.selfSelected), ...weightBlocks({ report })] : []),
    ...(isHiding && sections.length > 0 ? [soft(texts.hidden(smallestCell))] : []),
  ];
  return blocks.length === 0 ? [] : [{ title: texts.title, startsPage: false, blocks }];
};
