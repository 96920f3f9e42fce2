import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** What an address shows whose part of the site is not built yet. */
export function Later() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Opening soon`}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        picture="/pictures/states/empty.svg"
        title={<Trans>Opening soon</Trans>}
        actions={
          <>
            <Link to="/vehicles" className={buttonClass()}>
              <Trans>Browse cars</Trans>
            </Link>
            <Link to="/events" className={buttonClass({ tone: 'line' })}>
              <Trans>See events</Trans>
            </Link>
            <Link to="/" className={buttonClass({ tone: 'ghost' })}>
              <Trans>Return to Home</Trans>
            </Link>
          </>
        }
      >
        <p>
          <Trans>This part of the directory is on its way. Meanwhile, look at what is here already.</Trans>
        </p>
      </MessagePage>
    </>
  )
}
