import type {
  AnswerFilter,
  Council,
  LabelQuality,
  Question,
  Report,
  ReportAudience,
  ReportBlock,
  ReportChart,
} from '@folkmoot/contracts';
import type { StoredInsight } from '../../entities/insight';
import type { IntegrityFacts } from './integrity-facts.types';
import type { DocumentRange } from './report-range.types';
import type { Sample } from './sample-section';

/** Words that people wrote for a question, redacted as the council has set. */
export interface WrittenFacts {
  readonly questionId: string;
  /** The question asks for personal data, so it has no quotes. */
  readonly isPersonal: boolean;
  readonly quotes: readonly { readonly text: string; readonly createdAt: Date }[];
}

/** A picture that is an answer, as PNG. */
export interface PictureFacts {
  readonly url: string;
  readonly png: Uint8Array;
}

/** How the report is arranged. */
export interface Arrangement {
  /** Empty for the title of the campaign. */
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly ReportBlock[];
}

/** All data of a document as plain data, because a process for each language writes the words around it. */
export interface ReportFacts {
  readonly arrangement: Arrangement;
  readonly report: Report;
  readonly range: DocumentRange;
  readonly filters: readonly AnswerFilter[];
  /** Number of responses without the filters. */
  readonly unfiltered: number;
  readonly council: Council | undefined;
  readonly councilName: string;
  readonly logo: Uint8Array | null;
  readonly productName: string;
  readonly generatedAt: Date;
  /** The questions of the report, and every question that existed. */
  readonly reported: readonly Question[];
  readonly questions: readonly Question[];
  /** The language of the questions. */
  readonly questionLanguage: string;
  readonly insights: readonly StoredInsight[];
  /** How well labels of comments agree with people's; null when nobody has checked them. */
  readonly quality: LabelQuality | null;
  readonly written: readonly WrittenFacts[];
  readonly pictures: readonly PictureFacts[];
  readonly integrity: IntegrityFacts;
  readonly samples: readonly Sample[];
  readonly isRedacted: boolean;
  readonly audience: ReportAudience;
  /** In a publication, smaller numbers of people are hidden. */
  readonly smallestCell: number;
}

/** How one question is shown. */
export interface Shown {
  readonly chart: ReportChart;
  readonly hasTable: boolean;
}
