import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { Breadcrumbs } from '../../directory/detail/breadcrumbs.tsx'
import { summary } from '../../directory/detail/detail-meta.ts'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { StateNote } from '../../directory/detail/late-notes.tsx'
import { NotFoundMessage } from '../../directory/detail/not-found-page.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { ShareButton } from '../../directory/detail/share-button.tsx'
import { notFoundMeta, pageMeta } from '../../directory/page-meta.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { formatDate } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import type { Route } from './+types/thread-page.ts'
import { AnswerForm } from './answer-form.tsx'
import { Answers } from './answers.tsx'
import { FollowButton } from './follow-button.tsx'
import type { OwnPart } from './own-part.server.ts'
import { changeThread } from './change-thread.server.ts'
import { questionKindTexts } from './question-kinds.ts'
import { ThreadList } from './late-parts.ts'
import { loadThread } from './load-thread.server.ts'
import type { Thread } from './thread.ts'
import { PersonLine } from './person-line.tsx'
import { newQuestionPath, questionsAddress } from './question-query.ts'
import { questions } from './questions.ts'
import { SampleNotice } from './sample-notice.tsx'

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadThread(args)
  return data(loaded, { status: loaded.found && !loaded.missing ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  return changeThread(context, viewer, args.params.ref, form)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  if (!loaderData.found) return notFoundMeta(site, questions.texts.notFound, questions.path)
  const { title, content, href } = loaderData.thread
  return pageMeta({
    site,
    title,
    description: summary(content),
    address: href,
    indexed: !loaderData.missing,
    type: 'article',
  })
}

/** One question with everyone's answers. */
export default function ThreadPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) {
    const { title, text, back } = questions.texts.notFound
    return (
      <NotFoundMessage title={i18n._(title)} text={i18n._(text)} href={questions.path} back={i18n._(back)} />
    )
  }
  const { thread, related, missing, site, own } = loaderData
  const answers = thread.answers.length
  return (
    <main id="main" className="wrap">
      {missing && <StateNote unlisted={null} />}
      <Breadcrumbs area={questions}>
        <span lang={thread.lang ?? undefined}>{thread.title}</span>
      </Breadcrumbs>
      <div className="grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,4rem)] pt-4 sm:pt-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0">
          <Question thread={thread} url={site.origin + thread.href} own={own} />
          <Section title={<Plural value={answers} one="# answer" other="# answers" />}>
            <Answers answers={thread.answers} href={thread.href} own={own} />
          </Section>
          <section id="your-answer" className="mt-9 scroll-mt-(--header-height) print:hidden">
            <AnswerForm key={thread.href} href={thread.href} own={own} />
          </section>
        </div>
        <aside className="max-md:mt-9">
          <div className="grid gap-5 md:sticky md:top-[calc(var(--header-height)+1rem)]">
            <div className="rounded-xl bg-surface p-6 shadow-md">
              <h2 className="text-xl">
                <Trans>Ask Your Own Question</Trans>
              </h2>
              <p className="mt-1 mb-4 text-text-muted">
                <Trans>People who live here answer, usually within a day.</Trans>
              </p>
              <Link to={newQuestionPath} className={buttonClass({ wide: true, size: 'lg' })}>
                <Icon name="message" />
                <Trans>Ask a Question</Trans>
              </Link>
            </div>
          </div>
        </aside>
      </div>
      {related.length > 0 && (
        <Section title={<Trans>More questions</Trans>}>
          <ThreadList threads={related} />
        </Section>
      )}
    </main>
  )
}

function Question({ thread, url, own }: { thread: Thread; url: string; own: OwnPart | null }) {
  const { i18n } = useLingui()
  const { title, content, tags, image, asker, createdAt, category, kind } = thread
  const lang = thread.lang ?? undefined
  return (
    <article>
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <HeadTag>{category}</HeadTag>
          {kind && <HeadTag>{i18n._(questionKindTexts[kind])}</HeadTag>}
        </div>
        <div className="flex flex-wrap gap-2">
          <FollowButton href={thread.href} own={own} />
          <FavoriteButton type="question" id={thread.ref} title={title} variant="button" />
          <ShareButton title={title} url={url} />
        </div>
      </div>
      <h1 lang={lang} className="mt-2 text-3xl">
        {title}
      </h1>
      <div className="mt-4">
        <PersonLine person={asker}>
          <time dateTime={createdAt.toISOString()} className="text-sm text-text-muted">
            {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
          </time>
        </PersonLine>
      </div>
      {thread.sample && (
        <SampleNotice>
          <Trans>A sample thread. The people in it are made up.</Trans>
        </SampleNotice>
      )}
      <div className="mt-4 text-lg">
        <Description text={content} lang={thread.lang} />
      </div>
      {image && (
        <div className="mt-5 max-w-160 overflow-hidden rounded-lg">
          <Picture src={image} alt="" ratio="16/9" eager />
        </div>
      )}
      {tags.length > 0 && (
        <ul lang={lang} className="mt-5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={questionsAddress({ q: tag })} rel="nofollow" className={chipClass()}>
                <Icon name="tag" className="size-4" />
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-text-muted print:hidden">
        <a
          href={`/report?kind=question&ref=${encodeURIComponent(thread.ref)}`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>Report this question</Trans>
        </a>
      </p>
    </article>
  )
}
