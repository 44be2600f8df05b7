import {
  consentText,
  listTagsOperation,
  type OptInPage,
  type PublicOptInPage,
  type SignupRunnerProps,
  type Tag,
} from '@folkmoot/contracts/client';
import { loadAddedWords } from '@folkmoot/contracts/page-words';
import { loadProvided, ProductNameContext, useOperation, useQuery, useSession } from '@folkmoot/shell-sdk';
import { Group, PageLoading, QueryStates, Text } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { type ComponentType, type CSSProperties, useContext, useEffect, useMemo, useState } from 'react';
import type { PageDraft } from './draft.domain';
import { messages } from './editor.messages';
import classes from './editor.module.css';

const texts = messages.live;

interface RunnerModule {
  SignupRunner: ComponentType<SignupRunnerProps>;
}

/** The resident's page, from the remote that owns it. */
const useRunner = () =>
  useQuery({
    queryKey: ['remote', 'mf-public', './signup-runner'],
    queryFn: () => loadProvided<RunnerModule>('mf-public', './signup-runner'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A module is not plain data: it must not be compared or copied.
    structuralSharing: false,
  });

const toTopic = ({ id, name, description, color, isDefault }: Tag, isTickedByResident: boolean) => ({
  id,
  name,
  description,
  color,
  isRecommended: isDefault,
  isPreselected: isDefault && !isTickedByResident,
});

/** Whether our texts in a language have arrived: a language with a file of its own loads on demand. */
const useAddedWords = (language: string): boolean => {
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    void loadAddedWords(language).then(() => setArrived(language));
  }, [language]);
  return arrived === language;
};

/** The draft in the format of the public service. */
const useShown = (page: OptInPage, draft: PageDraft): PublicOptInPage | null => {
  const { council } = useSession();
  const tags = useOperation(listTagsOperation, {});
  const hasWords = useAddedWords(council?.language ?? 'en');
  return useMemo(() => {
    if (!council || !tags.data || !hasWords) return null;
    const { name, slug, language, timezone, branding, settings } = council;
    const offered = tags.data.items.filter(({ id }) => draft.tagIds.includes(id));
    return {
      council: { name, slug, language, timezone, branding },
      page: {
        id: page.id,
        title: draft.title,
        description: draft.description,
        slug: draft.slug,
        fields: [...draft.fields],
        styling: draft.styling,
      },
      topics: offered.map((tag) => toTopic(tag, settings.privacy.residentsTickTopics)),
      consentText: consentText(council),
      needsConfirmation: settings.privacy.doubleOptIn,
    };
  }, [council, tags.data, hasWords, page.id, draft]);
};

type Device = 'phone' | 'computer';

/** A desktop page at 40% of its size: shows colours and order, but is too small to read. */
const COMPUTER: CSSProperties & { '--scale': number } = { '--scale': 0.4 };

/** The preview beside the editor, in the same views that residents see. Changes show at once. */
export const PagePreview = ({ page, draft }: { page: OptInPage; draft: PageDraft }) => {
  const runner = useRunner();
  const productName = useContext(ProductNameContext);
  const signup = useShown(page, draft);
  const [device, setDevice] = useState<Device>('phone');
  return (
    <section aria-label={texts.title}>
      <Group justify="space-between" mb={8} gap="xs">
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        <SegmentedControl
          aria-label={texts.device}
          size="xs"
          data={(['phone', 'computer'] as const).map((value) => ({ value, label: texts.devices[value] }))}
          value={device}
          onChange={(value) => setDevice(value === 'computer' ? 'computer' : 'phone')}
        />
      </Group>
      <div className={classes.frame} data-device={device} style={COMPUTER}>
        <QueryStates
          query={runner}
          loading={<PageLoading label={texts.loading} shape="table" count={3} />}
          errorTitle={texts.failed}
        >
          {({ SignupRunner }) => (
            <div className={classes.screen}>
              {signup && <SignupRunner signup={signup} productName={productName} title={texts.frame} />}
            </div>
          )}
        </QueryStates>
      </div>
    </section>
  );
};
