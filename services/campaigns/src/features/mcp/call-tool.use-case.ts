import { idSchema, isDomainError, mcpCalledEvent, type UserActor } from '@folkmoot/contracts';
import { authorize, type Context } from '@folkmoot/service-kit';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { messages } from './mcp.messages';
import type { McpRecords, Tool, ToolWork } from './mcp.types';

const REFUSED = 'refused';

const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** Whether the caller has every permission of the tool. */
export const mayUse = (
  { actor, clock }: Context<McpRecords>,
  { name, permissions }: Pick<Tool, 'name' | 'permissions'>,
) =>
  permissions.every((can) => {
    try {
      authorize(
        actor,
        { name, can, anyAccountState: false, duringFactorSetUp: false, needsFreshSignIn: false },
        clock.now(),
      );
      return true;
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return false;
    }
  });

/** Logs the call in the activity log, before it is carried out. */
const logCall = ({ actor, unitOfWork }: Context<McpRecords>, change: string, input: unknown) => {
  const named = z.object({ campaignId: idSchema }).safeParse(input);
  const campaignId = named.success ? named.data.campaignId : null;
  const { councilId } = actor as UserActor;
  return unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(mcpCalledEvent, {
      aggregate: campaignId
        ? { type: 'campaign', id: campaignId, revision: 1 }
        : { type: 'council', id: councilId ?? '', revision: 1 },
      payload: { campaignId, change },
    });
  });
};

/** Calls a tool. Refusals and wrong input are results that the assistant can read. Other failures are thrown. */
export const callTool = async (
  work: ToolWork,
  tools: readonly Tool[],
  { name, input }: { name: string; input: unknown },
): Promise<CallToolResult> => {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return refusal(messages.unknownTool(name));
  const isPermitted = mayUse(work.context, tool);
  await logCall(work.context, isPermitted ? tool.name : REFUSED, input);
  if (!isPermitted) return refusal(messages.notPermitted(tool.permissions));
  try {
    const result = await tool.run(work, input ?? {});
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result } };
  } catch (error) {
    if (!isDomainError(error) || error.status >= 500) throw error;
    return refusal(error.message);
  }
};
