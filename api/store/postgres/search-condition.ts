import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LeadSearchCondition, leadSearchCondition } from '#domain/leads/lead-search.ts';

/** The columns with the `LeadSearchText` of a record. */
interface SearchedColumns {
  words: RawBuilder<unknown>;
  phone: RawBuilder<unknown>;
}

/** The condition for rows that `query` finds, as `leadSearch` finds records. */
export const searchCondition = (query: string, columns: SearchedColumns): RawBuilder<SqlBool> =>
  inSql(leadSearchCondition(query), columns);

function inSql(condition: LeadSearchCondition, columns: SearchedColumns): RawBuilder<SqlBool> {
  if ('words' in condition) return contains(columns.words, condition.words);
  if ('phone' in condition) return contains(columns.phone, condition.phone);
  const isAll = 'all' in condition;
  const parts = (isAll ? condition.all : condition.any).map((part) => inSql(part, columns));
  if (parts.length === 0) return isAll ? sql`true` : sql`false`;
  return sql`(${sql.join(parts, isAll ? sql` and ` : sql` or `)})`;
}

const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
