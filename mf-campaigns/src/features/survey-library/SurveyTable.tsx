import { languageName, type SurveyListItem } from '@folkmoot/contracts/client';
import { dayIn, useCan, useCouncilZone, useSession } from '@folkmoot/shell-sdk';
import {
  Card,
  type Column,
  DataTable,
  Group,
  LinkButton,
  Stack,
  StatusBadge,
  Text,
  TextLink,
  useMediaQuery,
} from '@folkmoot/ui';
import { newCampaignPath } from './new-campaign-path';
import { messages } from './survey-library.messages';
import classes from './survey-library.module.css';

const builderPath = (campaignId: string): string => `/dashboard/campaigns/${campaignId}/builder`;

const Name = ({ title, campaignId, campaignTitle }: SurveyListItem) => (
  <div>
    <TextLink to={builderPath(campaignId)} fw={500} lineClamp={2} title={title}>
      {title}
    </TextLink>
    {campaignTitle !== title && (
      <Text size="xs" c="dimmed" lineClamp={1} title={campaignTitle}>
        {messages.inCampaign(campaignTitle)}
      </Text>
    )}
  </div>
);

const Actions = ({ survey: { campaignId, title }, canEdit }: { survey: SurveyListItem; canEdit: boolean }) => (
  <Group gap={4} wrap="nowrap" justify="flex-end">
    <LinkButton to={builderPath(campaignId)} variant="subtle" size="compact-sm" aria-label={messages.openOf(title)}>
      {messages.open}
    </LinkButton>
    {canEdit && (
      <LinkButton
        to={newCampaignPath({ survey: campaignId })}
        variant="light"
        size="compact-sm"
        aria-label={messages.takeOf(title)}
      >
        {messages.take}
      </LinkButton>
    )}
  </Group>
);

const languagesOf = ({ languages }: SurveyListItem, language: string): string =>
  (languages.length > 0 ? languages : [language]).map(languageName).join(', ');

interface Surroundings {
  timeZone: string;
  /** Language of a survey that declares none. */
  language: string;
  canEdit: boolean;
}

const columnsFor = ({ timeZone, language, canEdit }: Surroundings): Column<SurveyListItem>[] => [
  { key: 'title', header: messages.survey, cell: (survey) => <Name {...survey} /> },
  {
    key: 'status',
    header: messages.status,
    width: 130,
    cell: ({ campaignStatus }) => <StatusBadge status={campaignStatus} />,
  },
  {
    key: 'questions',
    header: messages.questions,
    width: 90,
    align: 'end',
    cell: ({ questionCount }) => questionCount.toLocaleString('en'),
  },
  {
    key: 'minutes',
    header: messages.minutes,
    width: 90,
    align: 'end',
    cell: ({ estimatedMinutes }) => messages.aboutMinutes(estimatedMinutes),
  },
  {
    key: 'languages',
    header: messages.languages,
    width: 105,
    cell: (survey) => languagesOf(survey, language),
  },
  {
    key: 'responses',
    header: messages.responses,
    width: 95,
    align: 'end',
    cell: ({ responseCount }) => responseCount.toLocaleString('en'),
  },
  { key: 'edited', header: messages.edited, width: 130, cell: ({ updatedAt }) => dayIn(updatedAt, timeZone) },
  {
    key: 'actions',
    header: '',
    hiddenHeader: messages.actions,
    width: canEdit ? 256 : 90,
    cell: (survey) => <Actions survey={survey} canEdit={canEdit} />,
  },
];

/** The same data as a list, for narrow screens. */
const SurveyList = ({ surveys, timeZone, language, canEdit }: Surroundings & Props) => (
  <ul className={classes.list} aria-label={messages.tabs.own}>
    {surveys.map((survey) => (
      <Card component="li" key={survey.id}>
        <Stack gap="xs">
          <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
            <Name {...survey} />
            <StatusBadge status={survey.campaignStatus} />
          </Group>
          <Text size="sm" c="dimmed">
            {messages.inWords(survey)} · {languagesOf(survey, language)} ·{' '}
            {messages.editedOn(dayIn(survey.updatedAt, timeZone))}
          </Text>
          <Actions survey={survey} canEdit={canEdit} />
        </Stack>
      </Card>
    ))}
  </ul>
);

const NARROW = '(max-width: 47.99em)';

interface Props {
  surveys: readonly SurveyListItem[];
}

/** The council's own surveys, last edited first. */
export const SurveyTable = ({ surveys }: Props) => {
  const timeZone = useCouncilZone();
  const language = useSession().council?.language ?? 'en';
  const canEdit = useCan('campaign:edit');
  const isNarrow = useMediaQuery(NARROW) ?? false;
  if (isNarrow) return <SurveyList surveys={surveys} timeZone={timeZone} language={language} canEdit={canEdit} />;
  return (
    <DataTable
      label={messages.tabs.own}
      columns={columnsFor({ timeZone, language, canEdit })}
      rows={surveys}
      rowKey={({ id }) => id}
      minWidth={1130}
    />
  );
};
