import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HeadersFunction } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { Breadcrumbs } from '../../directory/detail/breadcrumbs.tsx'
import { Section } from '../../directory/detail/section.tsx'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { sealedMoment } from '../../ground/forms/guard.server.ts'
import type { Route } from './+types/new-question-page.ts'
import { askAction, questionForm } from './ask.server.ts'
import { FaqList } from './faq-list.tsx'
import { type AlikeQuestions, findAlike, nothingAlike } from './find-alike.server.ts'
import { newQuestionAddress, newQuestionQuery } from './question-query.ts'
import { AskForm, ThreadList } from './late-parts.ts'
import { questions } from './questions.ts'
import { TitleForm } from './title-form.tsx'

export const handle = { query: newQuestionQuery }
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.tags.add('question')
  const { q } = newQuestionQuery.parse(url)
  const alike = await searchOr(context, request.signal, nothingAlike, (database) =>
    findAlike(database, context, q),
  )
  return {
    q,
    alike,
    opened: sealedMoment(context, questionForm),
    isSignedIn: context.viewer !== null,
    site: siteOf(context, url),
  }
}

export const action = askAction
export const clientAction = async (args: Route.ClientActionArgs) =>
  (await import('../../people/tickets/send-message.ts')).sendMessage(args)
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, q } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Ask a Question`),
    description: i18n._(questions.texts.subtitle),
    address: newQuestionAddress(''),
    indexed: !q,
  })
}

/** The page to ask a question: instructions, similar questions, then the form. */
export default function NewQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { q, alike, opened, isSignedIn } = loaderData
  return (
    <main id="main" className="wrap">
      <Breadcrumbs area={questions}>
        <Trans>Ask a Question</Trans>
      </Breadcrumbs>
      <div className="mx-auto max-w-160 pb-section">
        <h1 className="mt-4 text-3xl">
          <Trans>Ask a Question</Trans>
        </h1>
        <p className="mt-2 mb-5 text-text-muted">
          <Trans>Write your question. Someone may already have answered it.</Trans>
        </p>
        <TitleForm q={q} />
        {q && (
          <>
            <AlikeList alike={alike} />
            <section id="ask" className="scroll-mt-(--header-height)">
              <Section title={<Trans>Ask people who live here</Trans>}>
                <AskForm
                  action={newQuestionAddress(q)}
                  question={q}
                  asked={actionData}
                  opened={opened}
                  isSignedIn={isSignedIn}
                />
              </Section>
            </section>
          </>
        )}
      </div>
    </main>
  )
}

function AlikeList({ alike: { faq, threads } }: { alike: AlikeQuestions }) {
  const { t } = useLingui()
  const isNew = faq.length === 0 && threads.length === 0
  return (
    <div aria-live="polite">
      <Section title={isNew ? t`This is a new question` : t`Does one of these answer your question?`}>
        {isNew && (
          <p className="text-text-muted">
            <Trans>No one has asked this yet.</Trans>
          </p>
        )}
        <div className="grid gap-4">
          {faq.length > 0 && <FaqList items={faq} />}
          {threads.length > 0 && <ThreadList threads={threads} />}
        </div>
      </Section>
    </div>
  )
}
