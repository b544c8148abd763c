import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** The tables with what pages show; migrations give them the trigger `content_changes`. */
const contentTables: ReadonlySet<string> = new Set(['listed_records', 'settings']);

/**
 * Calls `listener` after each write of this process to what pages show, before the call resolves: the notice
 * of the trigger comes a moment later.
 */
export class ContentWrites implements KyselyPlugin {
  readonly #listener: () => void;
  readonly #writes = new WeakSet<object>();

  constructor(listener: () => void) {
    this.#listener = listener;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (contentTables.has(writtenTable(node) ?? '')) this.#writes.add(queryId);
    return node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.#writes.has(args.queryId)) this.#listener();
    return args.result;
  }
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return tableName(node.into);
  if (UpdateQueryNode.is(node)) return tableName(node.table);
  if (DeleteQueryNode.is(node)) return tableName(node.from.froms[0]);
  return undefined;
}

const tableName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;
