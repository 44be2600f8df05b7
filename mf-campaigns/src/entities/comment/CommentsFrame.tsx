import { getReportOperation, type Report } from '@folkmoot/contracts/client';
import { keepPreviousData, useLocation, useOperation } from '@folkmoot/shell-sdk';
import { LinkTabs } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { LiveBadge, ReportFrame, useRange } from '../report/report-frame';
import { messages } from './comment.messages';
import classes from './sentiment.module.css';
import { useCommentPlan } from './use-comment-plan';

const paths = ['all', 'review', 'themes', 'check', 'setup'] as const;

const CommentTabs = ({ campaignId }: { campaignId: string }) => {
  const { search } = useLocation();
  const toReview = useCommentPlan(campaignId).data?.toReview ?? 0;
  const base = `/dashboard/campaigns/${campaignId}/reports/comments`;
  const labels = { ...messages.tabs, review: messages.tabs.review(toReview) };
  return (
    <LinkTabs
      label={messages.parts}
      tabs={paths.map((path) => ({ to: `${base}/${path}${search}`, label: labels[path] }))}
    />
  );
};

interface Props {
  campaignId: string;
  children: (report: Report | undefined) => ReactNode;
}

/** The header of every screen about comments: the parts of the reports, and below them those of the comments. */
export const CommentsFrame = ({ campaignId, children }: Props) => {
  const range = useRange();
  const { data } = useOperation(
    getReportOperation,
    { params: { campaignId }, query: range.asked },
    { placeholderData: keepPreviousData },
  );
  return (
    <ReportFrame campaignId={campaignId} range={range} report={data} aside={<LiveBadge campaignId={campaignId} />}>
      <div className={classes.tabs}>
        <CommentTabs campaignId={campaignId} />
      </div>
      {children(data)}
    </ReportFrame>
  );
};
