import { type Branding, inkOn } from '@folkmoot/contracts/client';
import { messages } from './branding.messages';
import classes from './branding.module.css';

const texts = messages.preview;

const facts = [
  [texts.pdfGenerated, texts.pdfDay],
  [texts.pdfPeriod, texts.pdfPeriodText],
  [texts.pdfResponses, texts.pdfCount],
] as const;

/** The cover of a report: the band, whose it is, and what is inside. */
export const PdfPreview = ({ name, branding }: { name: string; branding: Branding }) => (
  <div className={classes.sheet} role="img" aria-label={texts.pdfLabel}>
    <div
      className={classes.band}
      style={{
        background: branding.primaryColor,
        color: inkOn(branding.primaryColor),
        borderBottomColor: branding.secondaryColor,
      }}
    >
      {branding.logoUrl && (
        <span className={classes.plate}>
          <img src={branding.logoUrl} alt="" height={32} />
        </span>
      )}
      <strong>{name}</strong>
    </div>
    <div className={classes.cover}>
      <p className={classes.kicker}>{texts.pdfTitle}</p>
      <p className={classes.campaign}>{texts.pdfCampaign}</p>
      <div className={classes.mark} style={{ background: branding.accentColor }} />
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={classes.foot}>
      {branding.customFooter && <p>{branding.customFooter}</p>}
      <p>{texts.pdfFooter(name)}</p>
    </div>
  </div>
);
