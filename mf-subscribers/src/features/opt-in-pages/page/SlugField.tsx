import { MAX_SLUG, slugProblem } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Stack, Text, TextInput } from '@folkmoot/ui';
import { messages } from './page-words.messages';

const texts = messages.slug;

interface Props {
  slug: string;
  onChange: (typed: string) => void;
  /** The server's error for this field. */
  error?: string | null;
}

/** The public address of the council's pages, without the last part. */
export const useAddressPrefix = (): string => {
  const { council } = useSession();
  return `${window.location.origin}/${council?.slug ?? ''}/`;
};

/** The last part of a page's address, behind the rest of it, with the whole below. */
export const SlugField = ({ slug, onChange, error }: Props) => {
  const prefix = useAddressPrefix();
  const problem = slugProblem(slug);
  return (
    <Stack gap={4}>
      <TextInput
        label={texts.label}
        description={texts.help}
        value={slug}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={problem ? texts[problem] : error}
        required
        maxLength={MAX_SLUG}
        autoComplete="off"
        spellCheck={false}
      />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {texts.preview}{' '}
        <Text span inherit fw={500} c="var(--mantine-color-text)">
          {`${prefix}${slug}`}
        </Text>
      </Text>
    </Stack>
  );
};
