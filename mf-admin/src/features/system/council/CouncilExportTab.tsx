import { CouncilExports } from './CouncilExports';
import { CouncilSection } from './CouncilSection';
import { detailMessages as texts } from './council.messages';
import { useCouncilDetail } from './council-context';

/** Everything that the product has of a council, as a file. */
export const CouncilExportTab = () => (
  <CouncilSection title={texts.tabs.export}>
    <CouncilExports councilId={useCouncilDetail().council.id} />
  </CouncilSection>
);
