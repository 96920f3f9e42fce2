import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { MessagePage } from '../message-page.tsx'

/** Says why a request was refused, and where to go next. @param status from 400 to 499, except 404 */
export default function Refusal({ status }: { status: number }) {
  const { t } = useLingui()
  switch (status) {
    case 403:
      return (
        <Message
          name={t`Your account can’t open this page`}
          title={<Trans>Your account can’t open this page</Trans>}
          actions={
            <a href="/profile" className={buttonClass({ tone: 'line' })}>
              <Trans>Your profile</Trans>
            </a>
          }
        >
          <Trans>This page is for staff who work on it. Nothing is wrong with your account.</Trans>
        </Message>
      )
    case 429:
      return (
        <Message name={t`Too many requests`} title={<Trans>Too many requests</Trans>}>
          <Trans>Nothing was changed. Please wait a while, then try again.</Trans>
        </Message>
      )
    default:
      return (
        <Message
          name={t`We could not read what you sent`}
          title={<Trans>We could not read what you sent</Trans>}
        >
          <Trans>Nothing was changed. Go back to the previous page, reload it, and try again.</Trans>
        </Message>
      )
  }
}

function Message({
  name,
  title,
  children,
  actions,
}: {
  name: string
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        picture="/pictures/states/error.svg"
        title={title}
        actions={
          <>
            <a href="/" className={buttonClass()}>
              <Trans>Return to Home</Trans>
            </a>
            {actions}
          </>
        }
      >
        <p>{children}</p>
      </MessagePage>
    </>
  )
}
