import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Tool } from './tool.ts';
import { bookTool } from './tools/book-tool.ts';
import { freeStartsTool } from './tools/free-starts-tool.ts';
import { priceTool } from './tools/price-tool.ts';
import { questionTool } from './tools/question-tool.ts';

/** What everybody's assistant may call: what a visitor can do on the site. */
export const publicTools = (dependencies: RouteDependencies): readonly Tool[] => [
  priceTool(dependencies),
  freeStartsTool(dependencies),
  questionTool(dependencies),
  bookTool(dependencies),
];
