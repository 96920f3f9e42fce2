import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { wordCondition } from '../../directory/conditions.server.ts'
import { normalize } from '../../ground/i18n/normalize.ts'
import { faqCondition, type FaqItem, findFaq } from './find-faq.server.ts'
import { findThreads, type ThreadCard, threadCondition } from './find-threads.server.ts'

/** Similar questions and FAQ items, the most similar first. */
export type Alike = { readonly faq: readonly FaqItem[]; readonly threads: readonly ThreadCard[] }
export const nothingAlike: Alike = { faq: [], threads: [] }

const most = 4
const mostPieces = 16
const mostLookedThrough = 1_000

/** Frequent questions and threads that have at least a third of what a question consists of. */
export async function findAlike(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples'>,
  asked: string,
): Promise<Alike> {
  const pieces = piecesOf(asked)
  if (pieces.length === 0) return nothingAlike
  const faq = await findIds(database, pieces, 'faq_item', faqCondition(context), sql`position, id`)
  const threads = await findIds(
    database,
    pieces,
    'question',
    threadCondition(context),
    sql`created_at desc, id desc`,
  )
  const among = (table: SQL, ids: readonly string[]) => ({
    where: sql`id = any(${sql.param(ids)}::bigint[])`,
    order: sql`array_position(${sql.param(ids)}::bigint[], ${table}.id)`,
    limit: most,
  })
  return {
    faq: faq.length > 0 ? await findFaq(database, context.language, among(sql`faq_item`, faq)) : [],
    threads: threads.length > 0 ? await findThreads(database, context, among(sql`question`, threads)) : [],
  }
}

/** The rows with the most pieces in common. @param newest the order in which rows are examined */
async function findIds(
  database: Database,
  pieces: readonly string[],
  table: 'faq_item' | 'question',
  among: SQL,
  newest: SQL,
): Promise<string[]> {
  const conditions = pieces.map((piece) => wordCondition(piece, table))
  const score = sql.join(
    conditions.map((condition) => sql`(${condition})::int`),
    sql` + `,
  )
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from (
      select id, ${score} as score from ${sql.identifier(table)}
      where ${among} and (${sql.join(conditions, sql` or `)}) order by ${newest} limit ${mostLookedThrough}
    ) found where 3 * score >= ${pieces.length} order by score desc, id limit ${most}`)
  return rows.map(({ id }) => id)
}

/**
 * What a question has in common with others like it: longer words and, of scripts that do not part words or add endings
 * to them, every two characters beside each other. Two of hiragana are grammar.
 */
export function piecesOf(asked: string): string[] {
  const runs =
    normalize(asked).match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]+|[\p{L}\p{N}]+/gu) ?? []
  const pieces = runs.flatMap((run) => {
    if (!/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(run)) return run.length >= 4 ? [run] : []
    const characters = [...run]
    return characters
      .slice(1)
      .map((second, at) => characters[at]! + second)
      .filter((pair) => !/^\p{sc=Hira}+$/u.test(pair))
  })
  return [...new Set(pieces)].slice(0, mostPieces)
}
