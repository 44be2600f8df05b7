import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublicCouncil } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import type { ReactNode } from 'react';
import type { PageWords } from '../words/words';

/** The council that runs the survey. */
export const Brand = ({ council, title, menu }: { council: PublicCouncil } & Pick<Props, 'title' | 'menu'>) => (
  <header className="fm-header">
    {council.branding.logoUrl && <img src={council.branding.logoUrl} alt={council.branding.logoAlt} height={48} />}
    <div>
      <span>{council.name}</span>
      {title && (
        <h1 className="fm-now" hidden>
          {title}
        </h1>
      )}
    </div>
    {menu}
  </header>
);

export type FrameWords = Pick<PageWords, 'lang' | 'poweredBy' | 'providedBy'>;

interface Props {
  productName: string;
  council: PublicCouncil | null;
  words: FrameWords;
  /** The survey. The style shows it here from the second question, when the introduction is hidden. */
  title?: string;
  /** At the end of the header. */
  menu?: ReactNode;
  /** Whether the council's picture is shown. */
  hasPicture?: boolean;
}

const Foot = ({ productName, council, words }: Omit<Props, 'title' | 'menu' | 'hasPicture'>) => (
  <footer className="fm-footer">
    {council?.branding.customFooter && <p>{council.branding.customFooter}</p>}
    {council && <p lang={words.lang}>{fillIn(words.providedBy, { council: council.name })}</p>}
    {(!council || council.branding.showPoweredBy) && (
      <p lang={words.lang}>{fillIn(words.poweredBy, { product: productName })}</p>
    )}
  </footer>
);

/** It loads after everything else, in space that is kept for it. */
const Picture = ({ branding: { pictureUrl, pictureAlt = '' } }: PublicCouncil) =>
  pictureUrl && (
    <img
      className="fm-banner"
      src={pictureUrl}
      alt={pictureAlt}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );

/** Header with the council, footer with the provider. */
export const Frame = ({ children, hasPicture, ...props }: Props & { children: ReactNode }) => (
  <div className="fm">
    {props.council && <Brand council={props.council} title={props.title} menu={props.menu} />}
    {hasPicture && props.council && <Picture {...props.council} />}
    <main className="fm-main">{children}</main>
    <Foot {...props} />
  </div>
);
