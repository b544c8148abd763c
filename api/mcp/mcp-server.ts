import type { RouteContext } from '#api/http/api-context.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { answerMessage } from './answer-message.ts';
import { bookTool } from './tools/book-tool.ts';
import { freeStartsTool } from './tools/free-starts-tool.ts';
import { priceTool } from './tools/price-tool.ts';
import { questionTool } from './tools/question-tool.ts';

export interface McpServer {
  /** Answers one message of anybody. */
  answer(ctx: RouteContext, message: object): Promise<Response>;
}

export function createMcpServer(dependencies: RouteDependencies): McpServer {
  const reading = [
    priceTool(dependencies),
    freeStartsTool(dependencies),
    questionTool(dependencies),
  ];
  const ofVisitors = [...reading, bookTool(dependencies)];
  return { answer: (ctx, message) => answerMessage(ctx, message, ofVisitors) };
}
