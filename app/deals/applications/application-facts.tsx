import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ground/ui/icon.tsx'
import { formatNumber } from '../../ground/i18n/format.ts'
import { fileAddress } from './addresses.ts'
import type { Facts } from './facts.server.ts'

/** What an applicant has sent. */
export function ApplicationFacts({
  facts: { number, phone, shownPhone, message, answers, mayWork, fileSize },
}: {
  facts: Facts
}) {
  const { i18n } = useLingui()
  const size = fileSize && formatNumber(Math.ceil(fileSize / 1024), i18n.locale)
  return (
    <div className="grid gap-3">
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 w-fit items-center gap-2 underline underline-offset-4"
      >
        <Icon name="phone" className="size-4.5" />
        {shownPhone}
      </a>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      {mayWork !== null && (
        <p className="font-semibold">
          {mayWork ? <Trans>May work in the CNMI</Trans> : <Trans>May not work in the CNMI yet</Trans>}
        </p>
      )}
      {answers.length > 0 && (
        <dl className="grid gap-2">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-sm font-semibold text-text-muted wrap-anywhere">{question}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {size && (
        <a
          href={fileAddress(number)}
          download
          className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold underline underline-offset-4"
        >
          <Icon name="download" className="size-4.5" />
          <Trans>Download the PDF ({size} KB)</Trans>
        </a>
      )}
    </div>
  )
}
