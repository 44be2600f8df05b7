import {
  addCommitmentOperation,
  type Commitment,
  changeCommitmentOperation,
  deleteCommitmentOperation,
  isOverdueCommitment,
  listCommitmentsOperation,
  listCommitmentThemesOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const SMALLEST = 5;
const DAY_LENGTH = 10;

const themes = [
  { id: 'theme-lamps', name: 'Lamps that do not work', responses: 47 },
  { id: 'theme-dogs', name: 'Dogs off the lead', responses: 3 },
];

const countOf = (themeId: string | null): number | null => themes.find(({ id }) => id === themeId)?.responses ?? null;

type Written = Pick<Commitment, 'themeId' | 'said' | 'isPublic' | 'response' | 'dueOn'>;

/** The fields that follow from the written ones. */
const derived = ({ themeId, said: typed, isPublic, response, dueOn }: Written) => {
  const said = themeId === null ? typed : countOf(themeId);
  const isSmall = themeId !== null && said !== null && said < SMALLEST;
  const counter = themeId === null ? ('council' as const) : ('answers' as const);
  return {
    said,
    saidBy: said === null ? null : counter,
    saidInPublic: !isPublic || isSmall ? null : said,
    isThemeGone: themeId !== null && said === null,
    isOverdue: isOverdueCommitment({ response, dueOn }, new Date().toISOString().slice(0, DAY_LENGTH)),
  };
};

const made = (campaignId: string, id: string, patch: Partial<Commitment>): Commitment => {
  const written = {
    themeId: null,
    sentence: themes.find((theme) => theme.id === patch.themeId)?.name ?? '',
    said: null,
    response: 'planned' as const,
    because: '',
    owner: '',
    dueOn: null,
    links: [],
    isPublic: true,
    ...patch,
  };
  const history = [{ at: new Date().toISOString(), response: written.response, note: '', by: 'user-1' }];
  return { ...written, ...derived(written), id, campaignId, history, revision: 1 };
};

const changed = (point: Commitment, fields: Partial<Commitment>, note: string): Commitment => {
  const next = { ...point, ...fields, revision: point.revision + 1 };
  const isNews = next.response !== point.response || note !== '';
  const change = { at: new Date().toISOString(), response: next.response, note, by: 'user-1' };
  return { ...next, ...derived(next), history: isNews ? [...point.history, change] : point.history };
};

/** Commitments in memory. */
export const commitmentHandlers = (): Handler[] => {
  const lists = new Map<string, Commitment[]>();
  let numbers = 0;
  const get = (campaignId: string): Commitment[] => lists.get(campaignId) ?? [];
  return [
    handle(listCommitmentsOperation, ({ params }) => ({
      items: get(params.campaignId),
      nextCursor: null,
      minimumCell: SMALLEST,
      url: 'https://folkmoot.example/riverside/commitments',
    })),
    handle(listCommitmentThemesOperation, ({ params }) => ({
      items: themes.map((theme) => ({
        ...theme,
        isTaken: get(params.campaignId).some(({ themeId }) => themeId === theme.id),
      })),
      nextCursor: null,
    })),
    handle(addCommitmentOperation, ({ params: { campaignId }, body }) => {
      numbers += 1;
      const point = made(campaignId, `point-${numbers}`, body as Partial<Commitment>);
      lists.set(campaignId, [...get(campaignId), point]);
      return point;
    }),
    handle(changeCommitmentOperation, ({ params: { campaignId }, body }) => {
      const { id, revision, position, note = '', ...fields } = body;
      const points = get(campaignId);
      const point = points.find((each) => each.id === id);
      if (!point) throw problem('not_found');
      if (point.revision !== revision) throw problem('stale_revision');
      const next = changed(point, fields as Partial<Commitment>, note);
      const index = position ?? points.indexOf(point);
      lists.set(campaignId, points.filter((each) => each !== point).toSpliced(index, 0, next));
      return next;
    }),
    handle(deleteCommitmentOperation, ({ params: { campaignId, commitmentId } }) => {
      lists.set(
        campaignId,
        get(campaignId).filter(({ id }) => id !== commitmentId),
      );
    }),
  ];
};
