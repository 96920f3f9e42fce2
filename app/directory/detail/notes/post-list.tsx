import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../ground/i18n/format.ts'
import { languageTags } from '../../../ground/i18n/languages.ts'
import { Disclosure } from '../../../ground/ui/disclosure.tsx'
import { postNames } from '../../post-names.ts'
import { type Post, postId } from '../../posts.ts'
import { PostPhoto } from './post-photo.tsx'
import { Section } from '../section.tsx'

const shownAtOnce = 3

/** What a business offers for some time, and its news: the latest, so that the rest of its page stays near. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const others = posts.slice(shownAtOnce)
  return (
    <Section title={<Trans>Offers and news</Trans>}>
      <div className="grid max-w-180 gap-4">
        <Posts posts={posts.slice(0, shownAtOnce)} />
        {others.length > 0 && (
          <Disclosure title={<Plural value={others.length} one="# more" other="# more" />} isOpen={false}>
            <Posts posts={others} />
          </Disclosure>
        )}
      </div>
    </Section>
  )
}

const Posts = ({ posts }: { posts: readonly Post[] }) => (
  <ul className="grid gap-4">
    {posts.map((post) => (
      <OnePost key={post.id} post={post} />
    ))}
  </ul>
)

function OnePost({ post }: { post: Post }) {
  const { i18n, t } = useLingui()
  const { id, kind, title, text, photo, lang, createdAt, endsAt } = post
  return (
    <li
      id={postId(id)}
      className="flex scroll-mt-(--header-height) flex-col gap-x-5 gap-y-3 rounded-xl bg-surface p-5 pb-2 shadow-sm sm:flex-row"
    >
      {photo && <PostPhoto src={photo} title={title} />}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <span className="rounded-full bg-brand-soft px-3 py-0.5 font-semibold text-on-brand-soft">
            {i18n._(postNames[kind])}
          </span>
          {kind === 'offer' ? (
            <Trans>Until {formatDate(endsAt, i18n.locale, { dateStyle: 'long' })}</Trans>
          ) : (
            formatDate(createdAt, i18n.locale, { dateStyle: 'long' })
          )}
        </p>
        <div lang={lang === i18n.locale ? undefined : languageTags[lang]}>
          <h3 className="mt-2 text-lg wrap-anywhere">{title}</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
        <a
          href={`/report?kind=post&ref=${id}`}
          rel="nofollow"
          aria-label={t`Report ${title}`}
          className="inline-flex min-h-11 items-center text-sm text-text-muted hover:underline print:hidden"
        >
          <Trans>Report</Trans>
        </a>
      </div>
    </li>
  )
}
