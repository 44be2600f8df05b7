import { getSurveyOperation, type Survey } from '@folkmoot/contracts/client';
import { EditorServicesProvider } from '@folkmoot/question-types/editor';
import { useOperation, useParams, useSearchParams, useSession, useUnsavedWork } from '@folkmoot/shell-sdk';
import { Alert, notify, PageError, QueryStates, Stack, VisuallyHidden } from '@folkmoot/ui';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSaveWithPage } from '../../entities/campaign/save-with-page';
import { BuilderBar, type BuilderView } from './BuilderBar';
import { BuilderPanes, type Pane } from './BuilderPanes';
import classes from './builder.module.css';
import { BuilderProvider, useBuilderState } from './builder-context';
import { useLiveCheck } from './checks/use-live-check';
import { ConflictPanel } from './conflicts/ConflictPanel';
import { isSameDraft } from './conflicts/merge.domain';
import { type BuilderStore, createBuilderStore, draftOf, isDirty } from './draft/builder.store';
import { useEditorServices } from './editor-services';
import { LiveNotice } from './publish/LiveNotice';
import { StorageBanner } from './StorageBanner';
import { RestoreNotice } from './saving/RestoreNotice';
import { messages as savingMessages } from './saving/saving.messages';
import { useSaving } from './saving/use-saving';
import { messages } from './survey-builder.messages';
import { Translations } from './translations/Translations';
import { useShortcuts } from './use-shortcuts';
import { useBuilderTools } from './use-tools';

/** Adopts a reloaded survey (another person saved, or it was published) when there are no unsaved changes. */
const useFreshSurvey = (store: BuilderStore, survey: Survey) => {
  useEffect(() => {
    const state = store.getState();
    if (survey.revision <= state.meta.revision || isDirty(state)) return;
    if (isSameDraft(draftOf(survey), state.saved)) return state.confirmSaved(survey, state.saved);
    state.adopt(survey);
    notify.info(savingMessages.refreshed);
  }, [store, survey]);
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

const LoadedBuilder = ({ survey }: { survey: Survey }) => {
  const { user } = useSession();
  const [store] = useState(() => createBuilderStore(survey));
  const [pane, setPane] = useState<Pane>('edit');
  const [view, setView] = useView();
  const [isStorageMissing, setIsStorageMissing] = useState(false);
  const onStorageMissing = useCallback(() => setIsStorageMissing(true), []);
  const services = useEditorServices(onStorageMissing, survey.language);
  const tools = useBuilderTools({
    store,
    surveyId: survey.id,
    campaignId: survey.campaignId,
    onStorageMissing,
  });
  const saving = useSaving({ store, survey, userId: user.id, canEdit: tools.canEdit });
  useSaveWithPage(async () => ({ isSaved: await saving.flush() }));
  // Saves before the person opens another page, and asks only when saving fails.
  useUnsavedWork(useStore(store, isDirty) && tools.canEdit, {
    saveBeforeLeaving: saving.flush,
    note: savingMessages.leaveKept,
  });
  useFreshSurvey(store, survey);
  useLiveCheck(store);
  useShortcuts(store, saving.save, tools.canEdit);
  return (
    <BuilderProvider value={tools}>
      <Stack gap="sm" className={classes.builder}>
        {!tools.canEdit && <Alert color="gray">{savingMessages.readOnly}</Alert>}
        <StorageBanner isMissing={isStorageMissing} onReady={() => setIsStorageMissing(false)} />
        <RestoreNotice survey={survey} mirror={saving.mirror} />
        <LiveNotice
          flush={saving.flush}
          onPublished={(published) => store.getState().confirmSaved(published, store.getState().saved)}
        />
        <div className={classes.top}>
          <BuilderBar saving={saving} view={view} onView={setView} />
          {saving.theirs && <ConflictPanel theirs={saving.theirs} onResolve={saving.resolve} />}
        </div>
        <EditorServicesProvider services={services}>
          {view === 'build' ? <BuilderPanes pane={pane} onPane={setPane} /> : <Translations />}
        </EditorServicesProvider>
        <Announcements />
      </Stack>
    </BuilderProvider>
  );
};

export const SurveyBuilderTab = () => {
  const { campaignId = '' } = useParams();
  const { council, refresh } = useSession();
  const query = useOperation(getSurveyOperation, { params: { campaignId } }, { enabled: council !== null });
  if (!council) return <PageError title={savingMessages.noCouncil} onRetry={() => void refresh()} />;
  return (
    <QueryStates query={query} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {(survey) => <LoadedBuilder key={survey.id} survey={survey} />}
    </QueryStates>
  );
};
