import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '../ground/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFound() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  useEffect(() => console.error('404 Error: no page has this address:', pathname), [pathname])
  return (
    <>
      <title>{t`Oops! Page not found`}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        picture="/pictures/states/not-found.svg"
        title="404"
        actions={
          <Link to="/" className={buttonClass()}>
            <Trans>Return to Home</Trans>
          </Link>
        }
      >
        <p className="text-lg">
          <Trans>Oops! Page not found</Trans>
        </p>
      </MessagePage>
    </>
  )
}
