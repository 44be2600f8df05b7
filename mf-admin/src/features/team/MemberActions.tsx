import { councilRoles, roleLabels, type User } from '@folkmoot/contracts/client';
import {
  ActionIcon,
  IconCircleCheck,
  IconCircleX,
  IconDots,
  IconKey,
  IconShieldCheck,
  IconTrash,
  Text,
} from '@folkmoot/ui';
import { ConfirmDialog, Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { memberMessages as texts } from './team.messages';
import { useTeamChanges } from './use-team-changes';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Changes that ask first, by the name of the change. */
const questions = {
  deactivate: {
    title: texts.deactivateTitle,
    question: texts.deactivateQuestion,
    text: texts.deactivateText,
    confirm: texts.deactivate,
  },
  remove: { title: texts.removeTitle, question: texts.removeQuestion, text: texts.removeText, confirm: texts.remove },
  resetFactor: {
    title: texts.resetFactorTitle,
    question: texts.resetFactorQuestion,
    text: texts.resetFactorText,
    confirm: texts.resetFactor,
  },
} as const;
type Question = keyof typeof questions;

/** The actions of an admin on another member. */
export const MemberActions = ({ user }: { user: User }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const changes = useTeamChanges();
  const otherRoles = councilRoles.filter((role) => role !== user.role);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={texts.actionsOf(user.name)}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {otherRoles.map((role) => (
            <Menu.Item
              key={role}
              leftSection={<IconShieldCheck {...icon} />}
              onClick={() => void changes.giveRole(user, role)}
            >
              {texts.makeRole(roleLabels[role])}
            </Menu.Item>
          ))}
          {user.status === 'active' ? (
            <Menu.Item leftSection={<IconCircleX {...icon} />} onClick={() => setQuestion('deactivate')}>
              {texts.deactivate}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconCircleCheck {...icon} />} onClick={() => void changes.activate(user)}>
              {texts.activate}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => setQuestion('resetFactor')}>
            {texts.resetFactor}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => setQuestion('remove')}>
            {texts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={question !== null}
        title={question ? questions[question].title : ''}
        question={question ? questions[question].question(user.name) : ''}
        confirmLabel={question ? questions[question].confirm : ''}
        isDangerous
        onConfirm={() => (question ? changes[question](user) : undefined)}
        onClose={() => setQuestion(null)}
      >
        <Text size="sm" c="dimmed">
          {question ? questions[question].text : ''}
        </Text>
      </ConfirmDialog>
    </>
  );
};
