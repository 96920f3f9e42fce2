import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type HeadersFunction, Link } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { Blank } from '../../directory/list/blank.tsx'
import { PageHero } from '../../directory/list/hero.tsx'
import { Pager } from '../../directory/list/late-parts.ts'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { sealedMoment } from '../../ground/forms/guard.server.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/faq-page.ts'
import { askAction, questionForm } from './ask.server.ts'
import { FaqList } from './faq-list.tsx'
import { loadQuestions, type QuestionsData } from './load-questions.server.ts'
import {
  isIndexed,
  newQuestionPath,
  questionQuery,
  questionsAddress,
  questionsPath,
} from './question-query.ts'
import { AskForm, ThreadList } from './late-parts.ts'
import { questions } from './questions.ts'
import { SearchForm } from './search-form.tsx'

export const handle = { query: questionQuery }
export async function loader(args: Route.LoaderArgs) {
  const context = args.context.get(requestContext)
  return {
    ...(await loadQuestions(args)),
    opened: sealedMoment(context, questionForm),
    isSignedIn: context.viewer !== null,
  }
}

export const action = askAction
export const clientAction = async (args: Route.ClientActionArgs) =>
  (await import('../../people/tickets/send-message.ts')).sendMessage(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, filters, categories, timedOut } = loaderData
  const i18n = i18nOf(site.language)
  const title = i18n._(questions.texts.title)
  const category = categories.find(({ value }) => value === filters.category)
  return pageMeta({
    site,
    title: category ? `${category.label} · ${title}` : title,
    description: i18n._(
      msg`Common questions about life and travel on Saipan, Tinian and Rota, and answers from people who live there.`,
    ),
    address: questionsAddress(filters),
    indexed: !timedOut && isIndexed(filters),
  })
}

/** Frequent questions, then those of people, then one's own. */
export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { filters, categories, opened, isSignedIn } = loaderData
  return (
    <main id="main">
      <PageHero
        picture={questionsPath}
        title={i18n._(questions.texts.title)}
        subtitle={i18n._(questions.texts.subtitle)}
        action={
          <Link to={newQuestionPath} className={buttonClass({ tone: 'surface', size: 'lg' })}>
            <Icon name="message" />
            <Trans>Ask a Question</Trans>
          </Link>
        }
      />
      <div className="wrap pb-section">
        <SearchForm filters={filters} categories={categories} />
        <div className="mt-6 grid gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="grid min-w-0 content-start gap-6">
            <FoundQuestions data={loaderData} />
          </div>
          <aside id="ask" aria-labelledby="ask-title" className="scroll-mt-(--header-height)">
            <div className="rounded-xl bg-surface p-6 shadow-md md:sticky md:top-[calc(var(--header-height)+1rem)]">
              <h2 id="ask-title" className="text-xl">
                <Trans>Still have questions?</Trans>
              </h2>
              <p className="mt-1 mb-4 text-text-muted">
                <Trans>People who live here answer, usually within a day.</Trans>
              </p>
              <AskForm
                action={questionsAddress(filters)}
                asked={actionData}
                opened={opened}
                isSignedIn={isSignedIn}
              />
            </div>
          </aside>
        </div>
      </div>
    </main>
  )
}

function FoundQuestions({
  data: { filters, faq, threads, total, pages, timedOut },
}: {
  data: QuestionsData
}) {
  const { t } = useLingui()
  if (faq.length === 0 && total === 0) {
    return (
      <Blank
        picture={timedOut ? 'error' : 'empty'}
        title={timedOut ? t`The search took too long and was stopped` : t`No questions found`}
        text={t`Try other words or all categories, or ask your own question.`}
      >
        <Link to={questionsPath} preventScrollReset className={buttonClass({ tone: 'line' })}>
          <Trans>Show all questions</Trans>
        </Link>
      </Blank>
    )
  }
  return (
    <>
      {faq.length > 0 && (
        <section aria-labelledby="faq">
          <SectionTitle id="faq" title={<Trans>Frequently Asked Questions</Trans>} count={faq.length} />
          <FaqList items={faq} />
        </section>
      )}
      {threads.length > 0 && (
        <section aria-labelledby="threads">
          <SectionTitle id="threads" title={<Trans>Asked by visitors and neighbors</Trans>} count={total} />
          <ThreadList threads={threads} />
          <Pager
            page={filters.page}
            pages={pages}
            addressOf={(page) => questionsAddress({ ...filters, page })}
            nofollow={!isIndexed(filters)}
          />
        </section>
      )}
    </>
  )
}

const SectionTitle = ({ id, title, count }: { id: string; title: ReactNode; count: number }) => (
  <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    <p aria-live="polite" className="text-sm text-text-muted">
      <Plural value={count} one="# question" other="# questions" />
    </p>
  </div>
)
