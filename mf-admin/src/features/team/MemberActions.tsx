import { councilRoles, roleLabels, type User } from '@folkmoot/contracts/client';
import { ActionIcon, IconCircleCheck, IconCircleX, IconDots, IconShieldCheck, IconTrash, Text } from '@folkmoot/ui';
import { ConfirmDialog, Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { memberMessages as texts } from './team.messages';
import { useTeamChanges } from './use-team-changes';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions of an admin on another member. */
export const MemberActions = ({ user }: { user: User }) => {
  const [question, setQuestion] = useState<'deactivate' | 'remove' | null>(null);
  const changes = useTeamChanges();
  const otherRoles = councilRoles.filter((role) => role !== user.role);
  const isRemoval = question === 'remove';
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
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => setQuestion('remove')}>
            {texts.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={question !== null}
        title={isRemoval ? texts.removeTitle : texts.deactivateTitle}
        question={isRemoval ? texts.removeQuestion(user.name) : texts.deactivateQuestion(user.name)}
        confirmLabel={isRemoval ? texts.remove : texts.deactivate}
        isDangerous
        onConfirm={() => (isRemoval ? changes.remove(user) : changes.deactivate(user))}
        onClose={() => setQuestion(null)}
      >
        <Text size="sm" c="dimmed">
          {isRemoval ? texts.removeText : texts.deactivateText}
        </Text>
      </ConfirmDialog>
    </>
  );
};
