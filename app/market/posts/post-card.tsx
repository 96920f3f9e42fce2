import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { PostPhoto } from '../../directory/detail/notes/post-photo.tsx'
import { postNames } from '../../directory/post-names.ts'
import type { Post } from '../../directory/posts.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { Button } from '../../ground/ui/button.tsx'

/** A post as those see it who write it. */
export function PostCard({
  post,
}: {
  post: Post & { readonly isRunning: boolean; readonly isHidden: boolean }
}) {
  const { i18n } = useLingui()
  const { id, kind, title, text, photo, lang, endsAt, isRunning, isHidden } = post
  const day = formatDate(endsAt, i18n.locale, { dateStyle: 'long' })
  return (
    <li className="flex flex-col gap-x-5 gap-y-3 rounded-xl bg-surface p-5 shadow-md sm:flex-row">
      {photo && <PostPhoto src={photo} title={title} />}
      <div className="grid min-w-0 gap-3">
        <div>
          <p className="text-sm text-text-muted">
            {i18n._(postNames[kind])}
            {' · '}
            {isHidden ? (
              <Trans>Hidden by our staff</Trans>
            ) : isRunning ? (
              <Trans>Until {day}</Trans>
            ) : (
              <Trans>Ended on {day}</Trans>
            )}
          </p>
          <div lang={lang === i18n.locale ? undefined : languageTags[lang]}>
            <h2 className="text-lg wrap-anywhere">{title}</h2>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </div>
        </div>
        {!isHidden && (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="op" value="renew" tone="line" size="sm">
              <Trans>Renew</Trans> <span className="sr-only">{title}</span>
            </Button>
            {isRunning ? (
              <Button type="submit" name="op" value="end" tone="line" size="sm">
                <Trans>End</Trans> <span className="sr-only">{title}</span>
              </Button>
            ) : (
              <Button type="submit" name="op" value="delete" tone="line" size="sm">
                <Trans>Delete</Trans> <span className="sr-only">{title}</span>
              </Button>
            )}
          </Form>
        )}
      </div>
    </li>
  )
}
