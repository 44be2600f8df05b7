import { type CampaignDetail, languageName } from '@folkmoot/contracts/client';
import { momentInWords, useCouncilZone, useSession } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type ReactNode, useId } from 'react';
import { PlanInWords } from '../../entities/campaign/PlanInWords';
import { planOf } from '../../entities/campaign/plan';
import { isReady } from './campaign-detail.domain';
import classes from './LaunchSheet.module.css';
import { opensLater, surveyFacts } from './launch.domain';
import { launchTexts as texts } from './launch.messages';
import { ReadinessList } from './Readiness';
import { useReadiness } from './use-readiness';

/** The tab of the campaign where a part is changed. */
interface Way {
  campaignId: string;
  tab: 'builder' | 'delivery';
  onLeave: () => void;
}

interface PartProps {
  title: string;
  changeOn?: Way;
  children: ReactNode;
}

const Part = ({ title, changeOn, children }: PartProps) => (
  <div className={classes.part}>
    <dt className={classes.term}>{title}</dt>
    <dd className={classes.value}>{children}</dd>
    {changeOn && (
      <dd className={classes.change}>
        <TextLink
          to={`/dashboard/campaigns/${changeOn.campaignId}/${changeOn.tab}`}
          size="sm"
          aria-label={texts.changeLabel(title)}
          onClick={changeOn.onLeave}
        >
          {texts.change}
        </TextLink>
      </dd>
    )}
  </div>
);

interface SectionProps {
  campaign: CampaignDetail;
  onLeave: () => void;
}

const Survey = ({ campaign, onPreview, onLeave }: SectionProps & { onPreview: () => void }) => {
  const { council } = useSession();
  const { surveyData } = campaign;
  const { questions, required, minutes } = surveyFacts(surveyData, council?.language ?? 'en');
  return (
    <Part title={texts.residents} changeOn={{ campaignId: campaign.id, tab: 'builder', onLeave }}>
      <Text fw={600} className={classes.words}>
        {surveyData.title || campaign.title}
      </Text>
      {surveyData.introText && (
        <Text size="sm" c="dimmed" lineClamp={3}>
          {surveyData.introText}
        </Text>
      )}
      <Text size="sm">{questions === 0 ? texts.noQuestions : texts.length(questions, required, minutes)}</Text>
      {questions > 0 && (
        <Button variant="default" size="compact-sm" onClick={onPreview}>
          {texts.preview}
        </Button>
      )}
    </Part>
  );
};

const Methods = ({ campaign: { id, deliveryMethods, qrCodes, publicUrl }, onLeave }: SectionProps) => {
  const codes = qrCodes.length > 0 ? texts.codes(qrCodes.length) : texts.firstCode;
  const ways = deliveryMethods.map((method) => texts.byMethod[method]);
  return (
    <Part title={texts.methods} changeOn={{ campaignId: id, tab: 'delivery', onLeave }}>
      <Text className={classes.words}>{ways.length === 0 ? texts.byLink : ways.join(', ')}</Text>
      {deliveryMethods.includes('qr') && <Text size="sm">{codes}</Text>}
      <Text size="sm" c="dimmed" className={classes.words}>
        {publicUrl}
      </Text>
    </Part>
  );
};

interface Props {
  campaign: CampaignDetail;
  isBusy: boolean;
  onClose: () => void;
  onOpen: () => void;
}

/** The last look before residents can answer: the survey, the dates, the ways to residents, and the open points. */
export const LaunchSheet = ({ campaign, isBusy, onClose, onOpen }: Props) => {
  const { council } = useSession();
  const timeZone = useCouncilZone();
  const blockedId = useId();
  const now = new Date();
  const { items, preview, dialog } = useReadiness(campaign);
  const open = items.filter(({ isDone }) => !isDone);
  const isBlocked = !isReady(items);
  const later = opensLater(campaign, now);
  const { frequency, startDate, endDate, deliveryConfig, targetResponses, id } = campaign;
  const schedule = { frequency, startDate, endDate, roundOpenDays: deliveryConfig.roundOpenDays ?? '' };
  const delivery = { campaignId: id, tab: 'delivery', onLeave: onClose } as const;
  const { languages } = surveyFacts(campaign.surveyData, council?.language ?? 'en');
  return (
    <Modal opened onClose={onClose} closesAtOnce title={texts.title} size="lg">
      <Stack gap="lg">
        <dl className={classes.parts}>
          <Survey campaign={campaign} onPreview={preview} onLeave={onClose} />
          <Part title={texts.dates} changeOn={delivery}>
            <PlanInWords plan={planOf(schedule, { timeZone, now, isActivated: true })} />
          </Part>
          <Methods campaign={campaign} onLeave={onClose} />
          <Part title={texts.language}>
            <Text>{languages.map(languageName).join(', ')}</Text>
          </Part>
          <Part title={texts.target} changeOn={delivery}>
            <Text>{targetResponses === null ? texts.noTarget : texts.responses(targetResponses)}</Text>
          </Part>
        </dl>
        <section>
          <Title order={3} mb="xs">
            {texts.checks}
          </Title>
          {open.length === 0 ? (
            <Text>{texts.allDone}</Text>
          ) : (
            <ReadinessList items={open} campaign={campaign} onPreview={preview} onLeave={onClose} />
          )}
        </section>
        <Group justify="flex-end" gap="xs" className={classes.actions}>
          {isBlocked && (
            <Text id={blockedId} size="sm" c="dimmed">
              {campaign.surveyData.questions.length === 0 ? texts.withoutQuestions : texts.blocked}
            </Text>
          )}
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            onClick={onOpen}
            loading={isBusy}
            disabled={isBlocked}
            aria-describedby={isBlocked ? blockedId : undefined}
            data-autofocus={isBlocked ? undefined : true}
          >
            {later ? texts.schedule(momentInWords(later, timeZone)) : texts.openNow}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </Modal>
  );
};
