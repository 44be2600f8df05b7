import {
  type Commitment,
  type CommitmentResponse,
  type CommitmentTheme,
  isHttpsAddress,
  type NewCommitment,
} from '@folkmoot/contracts/client';

export interface DraftLink {
  readonly label: string;
  readonly url: string;
}

/** A commitment while it is written. */
export interface CommitmentDraft {
  readonly sentence: string;
  readonly themeId: string | null;
  /** As the council counted. Empty where nobody did. */
  readonly said: number | '';
  readonly response: CommitmentResponse;
  readonly because: string;
  readonly owner: string;
  /** A local day, or empty. */
  readonly dueOn: string;
  readonly links: readonly DraftLink[];
  readonly isPublic: boolean;
  readonly note: string;
}

const emptyDraft: CommitmentDraft = {
  sentence: '',
  themeId: null,
  said: '',
  response: 'planned',
  because: '',
  owner: '',
  dueOn: '',
  links: [],
  isPublic: true,
  note: '',
};

/** A new commitment, about a theme or without one. */
export const newDraft = (theme: Pick<CommitmentTheme, 'id' | 'name'> | null): CommitmentDraft =>
  theme ? { ...emptyDraft, themeId: theme.id, sentence: theme.name } : emptyDraft;

export const draftOf = ({ sentence, themeId, said, response, ...point }: Commitment): CommitmentDraft => ({
  sentence,
  themeId,
  said: themeId === null ? (said ?? '') : '',
  response,
  because: point.because,
  owner: point.owner,
  dueOn: point.dueOn ?? '',
  links: point.links,
  isPublic: point.isPublic,
  note: '',
});

const isEmpty = ({ label, url }: DraftLink): boolean => label.trim() === '' && url.trim() === '';

type BadLink = 'label' | 'address' | null;

const linkProblem = (link: DraftLink): BadLink => {
  if (isEmpty(link)) return null;
  if (!isHttpsAddress(link.url.trim())) return 'address';
  return link.label.trim() === '' ? 'label' : null;
};

export interface DraftProblems {
  readonly sentence: boolean;
  readonly because: boolean;
  readonly links: readonly BadLink[];
}

export const problemsOf = ({ sentence, response, because, links }: CommitmentDraft): DraftProblems => ({
  sentence: sentence.trim() === '',
  because: response === 'not_doing' && because.trim() === '',
  links: links.map(linkProblem),
});

export const isRight = ({ sentence, because, links }: DraftProblems): boolean =>
  !sentence && !because && links.every((link) => link === null);

/** The fields of a draft for the server. */
export const fieldsOf = ({ note: _, ...draft }: CommitmentDraft): NewCommitment & { sentence: string } => ({
  ...draft,
  sentence: draft.sentence.trim(),
  said: draft.themeId !== null || draft.said === '' ? null : draft.said,
  because: draft.because.trim(),
  owner: draft.owner.trim(),
  dueOn: draft.dueOn === '' ? null : draft.dueOn,
  links: draft.links
    .filter((link) => !isEmpty(link))
    .map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
});
