import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { postNames } from '../post-names.ts'
import { type Post, postId } from '../posts.ts'
import { PostPhoto } from './post-photo.tsx'
import { Section } from './section.tsx'

/** What a business offers for some time, and its news. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const { i18n, t } = useLingui()
  return (
    <Section title={<Trans>Offers and news</Trans>}>
      <ul className="grid gap-4">
        {posts.map(({ id, kind, title, text, photo, lang, createdAt, endsAt }) => (
          <li key={id} id={postId(id)} className="grid max-w-160 gap-2 rounded-xl bg-surface p-5 shadow-sm">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
              <span className="rounded-full bg-brand-soft px-3 py-0.5 font-semibold text-on-brand-soft">
                {i18n._(postNames[kind])}
              </span>
              {kind === 'offer' ? (
                <Trans>Until {formatDate(endsAt, i18n.locale, { dateStyle: 'long' })}</Trans>
              ) : (
                formatDate(createdAt, i18n.locale, { dateStyle: 'long' })
              )}
              <a
                href={`/report?kind=post&ref=${id}`}
                rel="nofollow"
                aria-label={t`Report ${title}`}
                className="ml-auto inline-flex min-h-11 items-center hover:underline print:hidden"
              >
                <Trans>Report</Trans>
              </a>
            </p>
            {photo && <PostPhoto src={photo} title={title} />}
            <div lang={lang === i18n.locale ? undefined : languageTags[lang]}>
              <h3 className="text-lg wrap-anywhere">{title}</h3>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
