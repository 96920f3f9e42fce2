import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import type { AuditedAction, AuditedField, AuditedRoom } from '../../ground/audit/audited.ts'
import { asLinks, asNumber, inWords, yesOrNo } from '../../ground/audit/show.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { listingAddress } from '../../directory/known-areas.ts'
import { isShownAnswer } from '../../directory/shown-answer.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import { ratingId } from '../../market/sales/rating-id.ts'
import { answerId } from '../../reading/questions/answer-id.ts'
import { threadPath } from '../../reading/questions/find-threads.server.ts'
import { questionsPath } from '../../reading/questions/question-query.ts'
import { stateLabels } from './case-labels.ts'
import type { CaseType } from '../../market/approval/cases.ts'
import type { Policy } from '../../market/approval/policy.server.ts'
import { queuePath } from './queue/queue-query.ts'

const casePath = (id: string) => `${queuePath}/${id}`
const fields = {
  state: { label: msg`State`, show: inWords(stateLabels) },
  case: { label: msg`Case`, show: asLinks(casePath) },
  reason: { label: msg`Reason` },
}

const decisions: Readonly<Record<`moderation ${CaseType}`, AuditedAction & { fields: typeof fields }>> = {
  'moderation listing': { label: msg`Decision on a listing`, fields },
  'moderation question': { label: msg`Decision on a question`, fields },
  'moderation review': { label: msg`Decision on a review`, fields },
  'moderation edit': { label: msg`Decision on a change of a listing`, fields },
  'moderation report': { label: msg`Decision on a report`, fields },
  'moderation appeal': { label: msg`Decision on an appeal`, fields },
}

const policy: Readonly<Record<keyof Policy, AuditedField>> = {
  reviewsNewOwners: { label: msg`New owners wait for approval`, show: yesOrNo },
  trustedAfter: { label: msg`Approved listings needed before an owner is trusted`, show: asNumber },
}

export const moderationAudited = {
  actions: {
    ...decisions,
    'moderation bulk': {
      label: msg`Decision on several cases`,
      fields: {
        state: fields.state,
        reason: fields.reason,
        cases: { label: msg`Cases`, show: asLinks(casePath) },
      },
    },
    'moderation picture': { label: msg`Viewed a reported photo`, fields: { case: fields.case } },
    settings: { label: msg`Site settings`, fields: policy },
  },
  subjects: {
    bulk: { label: (i18n) => i18n._(msg`Several cases`) },
    question: {
      label: (i18n) => i18n._(msg`Question`),
      find: (context, refs) =>
        findAbout(
          context,
          sql`select ref as id, ref, title, lang, hidden_at is not null as hidden from question
            where ref = any(${sql.param([...refs])})`,
          ({ ref }) => threadPath(ref),
        ),
    },
    answer: {
      label: (i18n) => i18n._(msg`Answer`),
      find: (context, ids) =>
        findAbout(
          context,
          sql`select answer.id::text as id, ref, title, question.lang,
              not (${isShownAnswer}) or question.hidden_at is not null as hidden
            from answer join question on question.id = question_id
            where answer.id = any(${sql.param(ids.map(rowNumber))}::bigint[])`,
          ({ id, ref }) => `${threadPath(ref)}#${answerId({ id })}`,
        ),
    },
    review: {
      label: (i18n) => i18n._(msg`Review`),
      find: (context, ids) =>
        findAbout(
          context,
          sql`select review.id::text as id, kind || '/' || ref as ref, listing.title, listing.lang, not live as hidden
            from review join listing on listing.id = listing_id
            where review.id = any(${sql.param(ids.map(rowNumber))}::bigint[])`,
          ({ ref }) => pathOf(ref),
        ),
    },
    post: {
      label: (i18n) => i18n._(msg`Post`),
      find: (context, ids) =>
        findAbout(
          context,
          sql`select post.id::text as id, listing.kind || '/' || ref as ref, listing.title, listing.lang, not live as hidden
            from listing_post post join listing on listing.id = listing_id
            where post.id = any(${sql.param(ids.map(rowNumber))}::bigint[])`,
          ({ ref }) => pathOf(ref),
        ),
    },
    person: {
      label: (i18n) => i18n._(msg`Public profile`),
      find: (context, ids) =>
        findAbout(
          context,
          sql`select id::text, id::text as ref, full_name as title, null as lang,
              profile_hidden_at is not null or not profile_public as hidden
            from users where id = any(${sql.param([...ids])}::uuid[])`,
          ({ ref }) => `/people/${ref}`,
        ),
    },
    'sale-rating': {
      label: (i18n) => i18n._(msg`Rating after a sale`),
      find: (context, ids) =>
        findAbout(
          context,
          sql`select rating.id::text as id, subject_id::text as ref, full_name as title, null as lang,
              hidden_at is not null or profile_hidden_at is not null or not profile_public as hidden
            from sale_rating rating join users on users.id = subject_id
            where rating.id = any(${sql.param(ids.map(rowNumber))}::bigint[])`,
          ({ id, ref }) => `/people/${ref}#${ratingId(id)}`,
        ),
    },
    // What two people wrote to each other is read only in its case.
    message: { label: (i18n) => i18n._(msg`Message`) },
    application: { label: (i18n) => i18n._(msg`Application`) },
    'dispute-post': { label: (i18n) => i18n._(msg`Message in a dispute`) },
  },
  settings: { moderation: { label: msg`Which listings are reviewed before publishing`, href: queuePath } },
  async findNamed({ origin }, text) {
    const { pathname = '' } = URL.parse(text, origin) ?? {}
    const ref = pathname.startsWith(`${questionsPath}/`) && pathname.slice(questionsPath.length + 1)
    return ref && /^[\w-]{1,100}$/.test(ref) ? [{ kind: 'question', ref }] : []
  },
} satisfies AuditedRoom

/** `lang` is null of a name. */
type SubjectRow = { id: string; ref: string; title: string; lang: Language | null; hidden: boolean }

/** By the title of what it belongs to, with the way there where it is on show. */
async function findAbout(
  { database, language }: RequestContext,
  query: SQL,
  hrefOf: (row: SubjectRow) => string,
) {
  const { rows } = await database.execute<SubjectRow>(query)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.title,
        lang: row.lang === null || row.lang === language ? null : languageTags[row.lang],
        href: row.hidden ? null : hrefOf(row),
      },
    ]),
  )
}

/** The page of a listing, named as `vehicle/2`. */
function pathOf(name: string): string {
  const [kind = '', ref = ''] = name.split('/')
  return listingAddress(kind, ref)
}
