import { IconFileText, IconListDetails, UnstyledButton } from '@folkmoot/ui';
import { useShallow } from 'zustand/shallow';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import type { SurveyPart } from '../draft/builder.store';
import { messages } from '../sections/sections.messages';
import classes from './outline.module.css';

interface PartProps {
  part: SurveyPart;
  icon: typeof IconListDetails;
  title: string;
  className: string | undefined;
}

const PartButton = ({ part, icon: Icon, title, className }: PartProps) => {
  const { store } = useTools();
  const isSelected = useBuilderState(({ selectedPart }) => selectedPart === part);
  return (
    <UnstyledButton
      className={className}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => store.getState().showPart(part)}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <span className={classes.title}>{title}</span>
    </UnstyledButton>
  );
};

/** The head of a section above its questions. */
export const OutlineSection = ({ id }: { id: string }) => {
  const title = useSurveyDraft(({ sections }) => sections?.find((section) => section.id === id)?.title.trim());
  return (
    <li>
      <PartButton
        part={`section:${id}`}
        icon={IconListDetails}
        title={title || messages.untitled}
        className={classes.part}
      />
    </li>
  );
};

/** The pages that some people see at the end. */
export const OutlineEndPages = () => {
  const pages = useSurveyDraft(useShallow(({ endPages = [] }) => endPages.map(({ id }) => id)));
  const titles = useSurveyDraft(useShallow(({ endPages = [] }) => endPages.map(({ title }) => title.trim())));
  return pages.map((id, index) => (
    <PartButton
      key={id}
      part={`end:${id}`}
      icon={IconFileText}
      title={titles[index] || messages.untitledPage}
      className={classes.part}
    />
  ));
};
