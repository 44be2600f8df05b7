import { Kbd, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { messages } from './comments.messages';
import classes from './comments.module.css';

/** The keys of the table. */
export const KeysHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Modal opened={isOpen} onClose={onClose} title={messages.keysTitle} closesAtOnce>
    <Text size="sm" c="dimmed" mb="sm">
      {messages.keysText}
    </Text>
    <dl className={classes.keys}>
      {messages.keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
