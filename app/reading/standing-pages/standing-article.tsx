import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../ground/i18n/format.ts'
import type { Block } from '../markdown/markdown.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'

export type StandingText = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
  /** Like `2026-01-31`. */
  readonly changedOn: string
  /** The BCP 47 tag of the text where it is not the page's. */
  readonly lang: string | null
}

/** The content of a standing page. */
export function StandingArticle({
  text: { title, description, blocks, changedOn, lang },
}: {
  text: StandingText
}) {
  const { i18n } = useLingui()
  const changed = formatDay(changedOn, i18n.locale, { dateStyle: 'long' })
  return (
    <main id="main" className="wrap py-section">
      <article className="mx-auto max-w-160">
        <div lang={lang ?? undefined}>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 text-lg leading-snug text-text-muted">{description}</p>
          <div className="mt-6 space-y-3">
            <MarkdownText blocks={blocks} />
          </div>
        </div>
        <p className="mt-9 border-t border-line pt-4 text-sm text-text-muted">
          <Trans>
            Last changed on <time dateTime={changedOn}>{changed}</time>
          </Trans>
        </p>
      </article>
    </main>
  )
}
