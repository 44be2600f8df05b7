import {
  CONSULTATIONS_PER_PAGE,
  type Consultation,
  type ConsultationFilters,
  type ConsultationList,
} from '@folkmoot/contracts';
import { byInterest } from './consultation.domain';

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const hasWords = ({ title, summary, forWhom, areas, topics }: Consultation, q: string): boolean => {
  const text = folded([title, summary, forWhom, ...areas, ...topics].join(' '));
  return folded(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** A consultation about all areas is about each of them. */
const isIn = ({ areas }: Consultation, area: string): boolean =>
  area === '' || areas.length === 0 || areas.includes(area);

const matches = (consultation: Consultation, { area, topic, status, q }: ConsultationFilters): boolean =>
  isIn(consultation, area) &&
  (topic === '' || consultation.topics.includes(topic)) &&
  (status === '' || consultation.status === status) &&
  hasWords(consultation, q);

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b));

/** A page of the consultations that match the filters. A page behind the last one is the last one. */
export const listConsultations = (
  all: readonly Consultation[],
  filters: ConsultationFilters,
  wanted: number,
): ConsultationList => {
  const matching = all.filter((consultation) => matches(consultation, filters)).sort(byInterest);
  const pages = Math.max(1, Math.ceil(matching.length / CONSULTATIONS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * CONSULTATIONS_PER_PAGE;
  return {
    items: matching.slice(start, start + CONSULTATIONS_PER_PAGE),
    page,
    pages,
    total: matching.length,
    areas: sorted(all.flatMap(({ areas }) => areas)),
    topics: sorted(all.flatMap(({ topics }) => topics)),
  };
};
