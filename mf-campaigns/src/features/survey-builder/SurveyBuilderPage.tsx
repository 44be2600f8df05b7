import { getSurveyOperation, type Survey } from '@folkmoot/contracts/client';
import { EditorServicesProvider } from '@folkmoot/question-types/editor';
import { useOperation, useParams, useSearchParams, useSession, useUnsavedWork } from '@folkmoot/shell-sdk';
import { Alert, notify, PageError, QueryStates, Stack, TextLink, useMediaQuery, VisuallyHidden } from '@folkmoot/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useCampaignBar } from '../../entities/campaign/campaign-bar';
import { useSaveWithPage } from '../../entities/campaign/save-with-page';
import { usePopulation } from '../../entities/population';
import { BuilderBar } from './BuilderBar';
import { NarrowPanes, type Pane, WidePanes } from './BuilderPanes';
import classes from './builder.module.css';
import { BuilderProvider, useBuilderState } from './builder-context';
import type { Aside, BuilderView } from './builder-view';
import { useLiveCheck } from './checks/use-live-check';
import { CommentsDialog } from './comments/CommentsDialog';
import { useComments } from './comments/use-comments';
import { OptionConditions } from './conditions/OptionConditions';
import { ConflictPanel } from './conflicts/ConflictPanel';
import { isSameDraft } from './conflicts/merge.domain';
import { type BuilderStore, createBuilderStore, draftIn, draftOf, isDirty } from './draft/builder.store';
import { questionsAbove } from './draft/draft.domain';
import { useSettling } from './draft/use-settling';
import { useEditorServices } from './editor-services';
import { usePresence } from './people/use-presence';
import { useWhoseChange, type WhoseChange } from './people/use-whose-change';
import { LiveNotice } from './publish/LiveNotice';
import { StorageBanner } from './StorageBanner';
import { RestoreNotice } from './saving/RestoreNotice';
import { messages as savingMessages } from './saving/saving.messages';
import { type Saving, useSaving } from './saving/use-saving';
import { messages } from './survey-builder.messages';
import { Translations } from './translations/Translations';
import { useShortcuts, useSlash } from './use-shortcuts';
import { useBuilderTools } from './use-tools';

/** Adopts a reloaded survey (another person saved, or it was published) when there are no unsaved changes. */
const useFreshSurvey = (store: BuilderStore, survey: Survey, whoseChange: WhoseChange) => {
  useEffect(() => {
    const state = store.getState();
    if (survey.revision <= state.meta.revision || isDirty(state)) return;
    if (isSameDraft(draftOf(survey), state.saved)) return state.confirmSaved(survey, state.saved);
    const { base, meta } = state;
    const save = { theirs: survey, base, baseRevision: meta.revision, shown: draftOf(survey) };
    state.adopt(survey);
    void whoseChange(save).then((words) => notify.info(words));
  }, [store, survey, whoseChange]);
};

const Announcements = () => {
  const announcement = useBuilderState((state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
};

/** Questions or translations. Each view has its own address. */
const useView = (): [BuilderView, (view: BuilderView) => void] => {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'translations' ? 'translations' : 'build';
  return [view, (next) => setSearch(next === 'build' ? {} : { view: next }, { replace: true })];
};

/** Below the bar: the result of Activate, and the choice after a conflict. */
const BarMessages = ({ saving }: { saving: Saving }) => {
  const bar = useCampaignBar();
  if (!bar?.notice && !saving.theirs) return null;
  return (
    <div className={classes.message}>
      {bar?.notice}
      {saving.theirs && <ConflictPanel theirs={saving.theirs} onResolve={saving.resolve} />}
    </div>
  );
};

const LoadedBuilder = ({ survey }: { survey: Survey }) => {
  const { user } = useSession();
  const [store] = useState(() => createBuilderStore(survey));
  const [pane, setPane] = useState<Pane>('edit');
  const [aside, setAside] = useState<Aside>('preview');
  const [view, setView] = useView();
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [isStorageMissing, setIsStorageMissing] = useState(false);
  const onStorageMissing = useCallback(() => setIsStorageMissing(true), []);
  const council = useEditorServices(onStorageMissing, survey.language);
  const services = useMemo(
    () => ({
      ...council,
      Conditions: OptionConditions,
      questionsAbove: (questionId: string) => questionsAbove(draftIn(store.getState()), questionId),
    }),
    [council, store],
  );
  const tools = useBuilderTools({
    store,
    surveyId: survey.id,
    campaignId: survey.campaignId,
    onStorageMissing,
  });
  const whoseChange = useWhoseChange();
  const saving = useSaving({ store, survey, userId: user.id, canEdit: tools.canEdit, whoseChange });
  useSaveWithPage(async () => ({ isSaved: await saving.flush() }));
  // Saves before the person opens another page, and asks only when saving fails.
  useUnsavedWork(useStore(store, isDirty) && tools.canEdit, {
    saveBeforeLeaving: saving.flush,
    note: savingMessages.leaveKept,
  });
  useFreshSurvey(store, survey, whoseChange);
  usePresence(store, survey.campaignId);
  useComments(store, survey.campaignId);
  useSettling(store);
  useLiveCheck(store, usePopulation());
  useShortcuts(store, saving.save, tools.canEdit);
  useSlash(store, tools.canEdit);
  const panes = isWide ? <WidePanes aside={aside} /> : <NarrowPanes pane={pane} onPane={setPane} />;
  return (
    <BuilderProvider value={tools}>
      <div className={classes.builder}>
        <div className={classes.top}>
          <BuilderBar saving={saving} view={view} onView={setView} onAside={setAside} {...(isWide ? { aside } : {})} />
          <BarMessages saving={saving} />
        </div>
        <Stack gap="xs" className={classes.notices}>
          {!tools.canEdit && <Alert color="gray">{savingMessages.readOnly}</Alert>}
          <StorageBanner isMissing={isStorageMissing} onReady={() => setIsStorageMissing(false)} />
          <RestoreNotice survey={survey} mirror={saving.mirror} />
          <LiveNotice
            flush={saving.flush}
            onPublished={(published) => store.getState().confirmSaved(published, store.getState().saved)}
          />
        </Stack>
        <EditorServicesProvider services={services}>
          {view === 'build' ? (
            panes
          ) : (
            <div className={classes.translations}>
              <Translations />
            </div>
          )}
        </EditorServicesProvider>
        <CommentsDialog flush={saving.flush} />
        <Announcements />
      </div>
    </BuilderProvider>
  );
};

/** The survey of a campaign, on the full screen. */
export const SurveyBuilderPage = () => {
  const { campaignId = '' } = useParams();
  const { council, refresh } = useSession();
  const query = useOperation(getSurveyOperation, { params: { campaignId } }, { enabled: council !== null });
  if (!council) return <PageError title={savingMessages.noCouncil} onRetry={() => void refresh()} />;
  return (
    <>
      {query.isError && !query.data && (
        <TextLink to={`/dashboard/campaigns/${campaignId}/overview`} m="md" display="inline-block">
          {messages.back}
        </TextLink>
      )}
      <QueryStates query={query} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(survey) => <LoadedBuilder key={survey.id} survey={survey} />}
      </QueryStates>
    </>
  );
};
