import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isUnreached } from '../ground/offline/unsent-form.ts'
import { RequestIdContext } from '../ground/request/request-id-context.ts'
import { Button, buttonClass } from '../ground/ui/button.tsx'
import { Refusal } from './late.tsx'
import { Logo } from './logo.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFound } from './not-found.tsx'

/** The last resort: it needs no loader and leans on as little as it can. */
export const ErrorScreen = () => (
  <>
    <header className="wrap flex h-(--header-height) items-center">
      <Logo name="Proa" />
    </header>
    <ErrorPage />
  </>
)

/** Replaces a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status < 500)
    return error.status === 404 ? <NotFound /> : <Refusal status={error.status} />
  return isUnreached(error) ? <Unreachable /> : <Failure />
}

/** A network failure, whatever the browser calls it: reloading the same address retries. */
function Unreachable() {
  const { t } = useLingui()
  const { state, revalidate } = useRevalidator()
  return (
    <>
      <title>{t`The page did not load`}</title>
      <MessagePage
        picture="/pictures/states/error.svg"
        title={<Trans>The page did not load</Trans>}
        actions={
          <>
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              <Trans>Try again</Trans>
            </Button>
            <a href="/services/emergency" className={buttonClass({ tone: 'line' })}>
              <Trans>Emergency</Trans>
            </a>
          </>
        }
      >
        <p>
          <Trans>Check your connection and try again.</Trans>
        </p>
      </MessagePage>
    </>
  )
}

function Failure() {
  const { t } = useLingui()
  const requestId = useRequestId()
  return (
    <>
      <title>{t`Unexpected Application Error!`}</title>
      <MessagePage
        picture="/pictures/states/error.svg"
        title={<Trans>Unexpected Application Error!</Trans>}
        actions={
          <>
            <Button className="noscript:hidden" onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            {/* A new document: what failed here may have left the page in pieces. */}
            <a href="/" className={buttonClass({ tone: 'line' })}>
              <Trans>Return to Home</Trans>
            </a>
          </>
        }
      >
        <p>
          <Trans>Something went wrong on our side. We have logged it. Please try again.</Trans>
        </p>
        {requestId && (
          <p className="mt-2 text-sm">
            <Trans>Request</Trans> <code id="request-id">{requestId}</code>
          </p>
        )}
      </MessagePage>
    </>
  )
}

/** The server knows it; the browser takes it back from the document. */
function useRequestId() {
  const known = useContext(RequestIdContext)
  return known ?? (import.meta.env.SSR ? undefined : document.getElementById('request-id')?.textContent)
}
