import type { Question } from '@folkmoot/contracts';
import type { LimeQuestion } from './lime-model';
import type { QuestionDraft } from './question-draft';
import type { Names, Target } from './show-if';

/** The meaning of names in expressions, for the questions so far. */
export class KnownNames {
  private readonly targets = new Map<string, Target>();
  /** Codes of all questions: a code always wins over a name that the program gave. */
  private readonly codes: ReadonlySet<string>;

  constructor(questions: readonly LimeQuestion[]) {
    this.codes = new Set(questions.map(({ code }) => code));
  }

  get names(): Names {
    return this.targets;
  }

  private set(name: string, target: Target): void {
    if (!this.targets.has(name)) this.targets.set(name, target);
  }

  /**
   * A question is named by its code (`Q1_SQ001`), in old files by ids (`123X4X56SQ001`), and in new ones also by the id
   * behind a letter (`Q481`).
   */
  add({ code, surveyId, groupId, id, rows }: LimeQuestion, draft: QuestionDraft, question: Question): void {
    for (const { code: behind, sgqa, target } of draft.names) {
      const whole = { ...target, question };
      if (code !== '') this.set(`${code}${behind}`, whole);
      this.set(`${surveyId}X${groupId}X${id}${sgqa}`, whole);
      const row = rows.find((each) => `_${each.code}` === behind);
      const byId = row ? `Q${id}_S${row.id}` : `Q${id}${behind}`;
      if (!this.codes.has(byId)) this.set(byId, whole);
    }
  }
}
