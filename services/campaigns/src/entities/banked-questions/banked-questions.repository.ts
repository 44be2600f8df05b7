import type { Question, SurveySection, Translations } from '@folkmoot/contracts';

/** Questions that a council keeps to use them again. */
export interface BankItem {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
  /** The sections of these questions. Absent from entries of earlier releases. */
  readonly sections?: readonly SurveySection[] | undefined;
  readonly language?: string | undefined;
  readonly translations?: Translations | undefined;
  readonly savedBy: string;
  readonly savedAt: Date;
}

export interface BankedQuestionsRepository {
  /** By name. */
  list(): Promise<BankItem[]>;
  count(): Promise<number>;
  add(item: BankItem): Promise<void>;
  /** False when there is none. */
  delete(id: string): Promise<boolean>;
  /** Files that the questions show. */
  listFiles(): Promise<string[]>;
}
