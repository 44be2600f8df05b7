import { Button, IconChevronDown, IconClipboardList, useDisclosure } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { SurveyDialog } from './SurveyDialog';
import { messages } from './start.messages';
import classes from './start-menu.module.css';
import { TemplateDialog } from './TemplateDialog';

/** The same two choices as a menu, when there are questions. */
export const StartMenu = () => {
  const [isTemplateOpen, template] = useDisclosure();
  const [isSurveyOpen, survey] = useDisclosure();
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
            classNames={{ label: classes.label }}
            leftSection={<IconClipboardList size={16} stroke={1.5} aria-hidden="true" className={classes.icon} />}
          >
            {messages.start}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={template.open}>{messages.fromTemplate}</Menu.Item>
          <Menu.Item onClick={survey.open}>{messages.fromSurvey}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TemplateDialog opened={isTemplateOpen} onClose={template.close} />
      <SurveyDialog opened={isSurveyOpen} onClose={survey.close} />
    </>
  );
};
