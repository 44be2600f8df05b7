import { Stack } from '@folkmoot/ui';
import { CouncilAddress } from './CouncilAddress';
import { CouncilAiForm } from './CouncilAiForm';
import { CouncilSection } from './CouncilSection';
import { addressMessages, detailMessages as texts } from './council.messages';
import { useCouncilDetail } from './council-context';

/** The settings of a council that belong to system administrators. Its admins change the others themselves. */
export const CouncilSettingsTab = () => {
  const { council, deletedAt } = useCouncilDetail();
  return (
    <Stack>
      <CouncilSection title={texts.addressTitle} text={addressMessages.about}>
        <CouncilAddress council={council} isDeleted={deletedAt !== null} />
      </CouncilSection>
      {!deletedAt && (
        <CouncilSection title={texts.ai} text={texts.aiAbout}>
          <CouncilAiForm councilId={council.id} />
        </CouncilSection>
      )}
    </Stack>
  );
};
