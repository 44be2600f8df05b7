import { roleLabels } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Card, Stack, Title } from '@folkmoot/ui';
import { Address } from './Address';
import { messages } from './account.messages';
import { Fact } from './Fact';
import { Name } from './Name';

/** Who the user is here. Name and address can be changed here; others decide role and council. */
export const Profile = () => {
  const { user, council } = useSession();
  return (
    <Card>
      <Stack>
        <Title order={2} size="h4">
          {messages.profile}
        </Title>
        <Name />
        <Address />
        <Fact label={messages.role} value={roleLabels[user.role]} />
        {council ? <Fact label={messages.council} value={council.name} /> : null}
      </Stack>
    </Card>
  );
};
