/** A council's response to something that people said. */
export const commitmentResponses = ['planned', 'doing', 'done', 'not_doing'] as const;
export type CommitmentResponse = (typeof commitmentResponses)[number];

/** Responses that can be late. */
export const openCommitmentResponses: readonly CommitmentResponse[] = ['planned', 'doing'];

/** The choices of readers of the public page: the commitments with a response, or the overdue ones. */
export const commitmentStates = [...commitmentResponses, 'overdue'] as const;
export type CommitmentState = (typeof commitmentStates)[number];

/** Who counted the people that said something: the product, by the themes of the answers, or the council. */
export const commitmentCounters = ['answers', 'council'] as const;

export const commitmentChanges = ['added', 'changed', 'moved', 'deleted', 'counted'] as const;

export const MAX_COMMITMENTS = 50;
export const MAX_COMMITMENT_SENTENCE = 200;
export const MAX_COMMITMENT_REASON = 1_000;
export const MAX_COMMITMENT_OWNER = 100;
export const MAX_COMMITMENT_NOTE = 300;
export const MAX_COMMITMENT_CHANGES = 20;
export const MAX_COMMITMENT_LINKS = 5;
export const MAX_COMMITMENT_LINK_LABEL = 80;
export const MAX_COMMITMENT_SAID = 10_000_000;
/** Commitments on one public page. */
export const COMMITMENTS_A_PAGE = 10;

/** The path of the public page of a council's commitments. */
export const commitmentsPath = (councilSlug: string): string => `/${councilSlug}/commitments`;

/** Whether its day has passed and it is neither done nor refused. */
export const isOverdueCommitment = (
  { response, dueOn }: { readonly response: CommitmentResponse; readonly dueOn: string | null },
  today: string,
): boolean => dueOn !== null && dueOn < today && openCommitmentResponses.includes(response);
