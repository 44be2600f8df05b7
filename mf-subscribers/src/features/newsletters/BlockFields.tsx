import {
  listCampaignsOperation,
  MAX_LINK_ADDRESS,
  MAX_LINK_LABEL,
  MAX_MAIL_BODY,
  MAX_NEWSLETTER_HEADING,
  type NewsletterBlock,
  type NewsletterProblem,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Stack, TextInput } from '@folkmoot/ui';
import { Select, Textarea } from '@folkmoot/ui/controls';
import { messages } from './newsletters.messages';
import { PictureFields } from './PictureFields';

const texts = messages.editor;

type BlockOf<K extends NewsletterBlock['kind']> = Extract<NewsletterBlock, { kind: K }>;
type ProblemOf = (problem: NewsletterProblem) => string | undefined;

interface Props<B extends NewsletterBlock = NewsletterBlock> {
  block: B;
  problemOf: ProblemOf;
  onChange: (block: NewsletterBlock) => void;
}

const TextFields = ({ block, problemOf, onChange }: Props<BlockOf<'heading' | 'text'>>) =>
  block.kind === 'heading' ? (
    <TextInput
      label={texts.heading}
      value={block.text}
      maxLength={MAX_NEWSLETTER_HEADING}
      error={problemOf('text')}
      onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
    />
  ) : (
    <Textarea
      label={texts.text}
      description={texts.textHelp}
      value={block.text}
      maxLength={MAX_MAIL_BODY}
      autosize
      minRows={4}
      maxRows={20}
      error={problemOf('text')}
      onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
    />
  );

const LabelField = ({ block, problemOf, onChange }: Props<BlockOf<'button' | 'results' | 'survey'>>) => (
  <TextInput
    label={texts.label}
    value={block.label}
    maxLength={MAX_LINK_LABEL}
    error={problemOf('label')}
    onChange={(event) => onChange({ ...block, label: event.currentTarget.value })}
  />
);

const AddressField = ({ block, problemOf, onChange }: Props<BlockOf<'button' | 'results'>>) => (
  <TextInput
    type="url"
    label={texts.address}
    description={block.kind === 'results' ? texts.resultsHelp : texts.addressHelp}
    placeholder="https://"
    value={block.url}
    maxLength={MAX_LINK_ADDRESS}
    error={problemOf('address')}
    onChange={(event) => onChange({ ...block, url: event.currentTarget.value })}
  />
);

const answerable: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

const SurveyField = ({ block, problemOf, onChange }: Props<BlockOf<'survey'>>) => {
  const { data } = useOperation(listCampaignsOperation, { query: { limit: 100 } });
  const options = (data?.items ?? [])
    .filter(({ id, status }) => answerable.has(status) || id === block.campaignId)
    .map(({ id, title }) => ({ value: id, label: title }));
  const none = data ? texts.noSurveys : texts.surveysLoading;
  return (
    <Select
      label={texts.survey}
      description={options.length === 0 ? none : texts.surveyHelp}
      data={options}
      value={block.campaignId || null}
      error={problemOf('survey')}
      onChange={(campaignId) => campaignId && onChange({ ...block, campaignId })}
      searchable
      allowDeselect={false}
    />
  );
};

/** The fields of one part. */
export const BlockFields = ({ block, problemOf, onChange }: Props) => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return <TextFields block={block} problemOf={problemOf} onChange={onChange} />;
    case 'picture':
      return <PictureFields block={block} problem={problemOf('alt')} onChange={onChange} />;
    case 'survey':
      return (
        <Stack gap="xs">
          <SurveyField block={block} problemOf={problemOf} onChange={onChange} />
          <LabelField block={block} problemOf={problemOf} onChange={onChange} />
        </Stack>
      );
    default:
      return (
        <Stack gap="xs">
          <LabelField block={block} problemOf={problemOf} onChange={onChange} />
          <AddressField block={block} problemOf={problemOf} onChange={onChange} />
        </Stack>
      );
  }
};
