import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { ReportForm } from './report-form.tsx'
import type { SentReport } from './report-fields.ts'

/** What someone has written, and what of it staff will read. */
export function ReportedText({ name, quote, note }: { name: string; quote: string; note: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <blockquote className="wrap-anywhere whitespace-pre-wrap">
        <b className="block">{name || t`Former member`}</b>
        {quote}
      </blockquote>
      <p className="mt-3 text-sm text-text-muted">{note}</p>
    </>
  )
}

/**
 * A page for a report, and for the thanks after it.
 * @param about the subject
 * @param href its page
 * @param back the text of the link to that page
 */
export function ReportFrame({
  about,
  href,
  back,
  opened,
  siteName,
  answered,
}: {
  about: ReactNode
  href: string
  back: ReactNode
  opened: string
  siteName: string
  answered: SentReport | undefined
}) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Report`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-140">
        {answered?.sent ? (
          <>
            <h1 className="text-3xl">
              <Trans>Thank you for telling us</Trans>
            </h1>
            <p role="status" className="mt-2 mb-5">
              <Trans>
                Someone on our team looks at it, usually within a day, and removes what breaks our rules.
              </Trans>
            </p>
            <Link to={href} className={buttonClass({ size: 'lg' })}>
              {back}
            </Link>
          </>
        ) : (
          <>
            <h1 className="text-3xl">
              <Trans>Report</Trans>
            </h1>
            <div className="mt-4 mb-5 rounded-md bg-surface-2 px-4 py-3 wrap-anywhere">{about}</div>
            <ReportForm opened={answered?.opened ?? opened} refused={answered} />
          </>
        )}
      </div>
    </main>
  )
}
