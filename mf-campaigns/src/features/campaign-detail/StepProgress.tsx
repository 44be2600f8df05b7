import { type CampaignStep, campaignSteps } from '@folkmoot/contracts/client';
import { UnstyledButton } from '@folkmoot/ui';
import { stepLabels } from '../../entities/campaign/campaign-words.messages';
import { messages } from './campaign-detail.messages';
import classes from './StepProgress.module.css';

/** The five steps; a click sets the current one, as staff may know better than the record. */
export const StepProgress = ({
  current,
  onSelect,
}: {
  current: CampaignStep;
  onSelect: ((step: CampaignStep) => Promise<void>) | null;
}) => {
  const at = campaignSteps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={messages.progress}>
      {campaignSteps.map((step, index) => (
        <li key={step} className={classes.step}>
          <UnstyledButton
            className={classes.button}
            data-filled={index <= at || undefined}
            aria-current={step === current ? 'step' : undefined}
            disabled={onSelect === null}
            onClick={() => void onSelect?.(step)}
          >
            <span className={classes.bar} aria-hidden />
            <span className={classes.label}>{stepLabels[step]}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
};
