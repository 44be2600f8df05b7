import { getReportLayoutOperation, getReportOperation, type ReportLayout } from '@folkmoot/contracts/client';
import { DraftConflict, useCan, useOperation, useParams } from '@folkmoot/shell-sdk';
import { Group, QueryStates, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { BlockList } from './BlockList';
import { Downloads } from './Downloads';
import { LayoutSettings } from './LayoutSettings';
import { layoutWords } from './layout-words';
import { Preview } from './Preview';
import { messages } from './report-builder.messages';
import classes from './report-builder.module.css';
import { TemplateMenu } from './TemplateMenu';
import { type LayoutForm, useLayoutForm } from './use-layout-form';

const SaveState = ({ form: { isDirty, isSaving, base } }: { form: LayoutForm }) => {
  if (isSaving) return <Text size="sm">{messages.saving}</Text>;
  if (isDirty) return <Text size="sm">{messages.unsaved}</Text>;
  return base.revision > 0 ? <Text size="sm">{messages.saved}</Text> : null;
};

const Builder = ({ campaignId, layout }: { campaignId: string; layout: ReportLayout }) => {
  const canEdit = useCan('campaign:edit');
  const form = useLayoutForm(campaignId, layout, canEdit);
  const report = useOperation(getReportOperation, { params: { campaignId }, query: {} });
  const { draft, change } = form;
  const bothBlocks = form.clashes.find(({ field }) => field === 'blocks') ?? { mine: [], theirs: [] };
  const beforeDownload = async () => !form.isDirty || (await form.save()) !== null;
  return (
    <Stack>
      <Group justify="space-between" gap="xs">
        <Stack gap={2}>
          <TextLink to={`/dashboard/campaigns/${campaignId}/reports/overview`}>{messages.back}</TextLink>
          <Title order={2} size="h3">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {canEdit ? messages.intro : messages.readOnly}
          </Text>
        </Stack>
        <Group gap="xs">
          <div role="status">
            <SaveState form={form} />
          </div>
          {canEdit && <TemplateMenu layout={layout} draft={draft} onChange={change} />}
          <Downloads campaignId={campaignId} beforeDownload={beforeDownload} />
        </Group>
      </Group>
      <DraftConflict
        form={form}
        labelOf={(field) => messages.fields[field]}
        wordsOf={layoutWords(form.base, bothBlocks)}
        onSave={() => void form.save()}
      />
      <LayoutSettings layout={layout} draft={draft} report={report.data} canEdit={canEdit} onChange={change} />
      <div className={classes.parts}>
        <BlockList
          campaignId={campaignId}
          layout={layout}
          draft={draft}
          canEdit={canEdit}
          onChange={(blocks) => change({ blocks })}
        />
        <Preview campaignId={campaignId} />
      </div>
    </Stack>
  );
};

/** Arranges the report of a campaign: parts, own texts, charts, filter and language, with a preview beside them. */
export const ReportBuilderPage = () => {
  const { campaignId = '' } = useParams();
  const layout = useOperation(getReportLayoutOperation, { params: { campaignId } });
  return (
    <QueryStates query={layout} loadingLabel={messages.loading} loadingShape="report" errorTitle={messages.loadFailed}>
      {(loaded) => <Builder campaignId={campaignId} layout={loaded} />}
    </QueryStates>
  );
};
