import {
  createPageCodeOperation,
  getPageCodePaperOperation,
  getPageCodeSetOperation,
  listPageCodesOperation,
  type OptInPage,
  type PageCode,
  updatePageCodeOperation,
} from '@folkmoot/contracts/client';
import {
  hrefOf,
  isApiError,
  notify,
  useCan,
  useInvalidate,
  useOperation,
  useOperationMutation,
  useSession,
} from '@folkmoot/shell-sdk';
import { Card, EmptyState, IconQrcode, QueryStates, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import {
  AnotherPlace,
  type CodesOwner,
  type PlaceCode,
  type PlaceCodeChange,
  PlaceCodeList,
} from '@folkmoot/ui/controls';
import { messages } from './detail.messages';

const texts = messages.codes;

const useCreate = (pageId: string) => {
  const create = useOperationMutation(createPageCodeOperation);
  const invalidate = useInvalidate();
  const onCreate = async (label: string): Promise<boolean> => {
    try {
      await create.mutateAsync({ params: { pageId }, body: { label } });
      notify.success(texts.created);
    } catch (error) {
      notify.error(isApiError(error, 'page_code_limit') ? error.message : texts.failed);
      return false;
    }
    await invalidate(listPageCodesOperation);
    return true;
  };
  return { onCreate, isPending: create.isPending };
};

const useChange = (pageId: string) => {
  const update = useOperationMutation(updatePageCodeOperation);
  const invalidate = useInvalidate();
  return async (codeId: string, body: PlaceCodeChange) => {
    try {
      await update.mutateAsync({ params: { pageId, codeId }, body });
      notify.success(texts.saved);
    } catch {
      notify.error(texts.notSaved);
    }
    await invalidate(listPageCodesOperation);
  };
};

const toPlaceCode = ({ scans, signups, ...code }: PageCode): PlaceCode => ({
  ...code,
  uses: texts.uses(scans, signups),
});

const Places = ({ page, codes }: { page: OptInPage; codes: readonly PageCode[] }) => {
  const { id: pageId, slug, publicUrl } = page;
  const canEdit = useCan('opt-in-page:edit');
  const logoHash = useSession().council?.branding.logoHash ?? null;
  const onChange = useChange(pageId);
  const owner: CodesOwner = {
    fileName: slug,
    setName: slug,
    publicUrl,
    canEdit,
    logoHash,
    paperHref: (codeId, paper) => hrefOf(getPageCodePaperOperation, { params: { pageId, codeId, paper } }),
    setHref: (file) => hrefOf(getPageCodeSetOperation, { params: { pageId, file } }),
    onChange,
    texts: { url: texts.url, open: texts.open },
  };
  // The screen has figures and sign-ups below, so only a single code is open at first.
  return <PlaceCodeList codes={codes.map(toPlaceCode)} owner={owner} mostOpen={1} />;
};

const NoCodes = () => {
  const canEdit = useCan('opt-in-page:edit');
  return (
    <EmptyState
      level={3}
      icon={<IconQrcode stroke={1.5} aria-hidden="true" />}
      title={texts.none}
      text={canEdit ? texts.noneHint : texts.noneYet}
    />
  );
};

const CreateCode = ({ pageId }: { pageId: string }) => {
  const { onCreate, isPending } = useCreate(pageId);
  return (
    <AnotherPlace placeholder={texts.examples} buttonLabel={texts.create} isPending={isPending} onCreate={onCreate} />
  );
};

const LogoHint = () => (
  <Text c="dimmed">
    {texts.noLogo}{' '}
    <TextLink to="/dashboard/settings/branding" underline="always">
      {texts.branding}
    </TextLink>
  </Text>
);

/** The codes of a sign-up page, each for one place, with their counts and what can be printed. */
export const PageCodes = ({ page }: { page: OptInPage }) => {
  const codes = useOperation(listPageCodesOperation, { params: { pageId: page.id } });
  const canEdit = useCan('opt-in-page:edit');
  const { council } = useSession();
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="md">
        <div>
          <Title order={2}>{texts.title}</Title>
          <Text c="dimmed">{texts.hint}</Text>
          {canEdit && !council?.branding.logoHash && <LogoHint />}
        </div>
        {canEdit && <CreateCode pageId={page.id} />}
        <QueryStates
          query={codes}
          loadingLabel={texts.loading}
          errorTitle={texts.loadFailed}
          isEmpty={({ items }) => items.length === 0}
          empty={<NoCodes />}
        >
          {({ items }) => <Places page={page} codes={items} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};
