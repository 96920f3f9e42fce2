import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** Beside the heading of the list. */
export const SubmitService = () => (
  <Link to="/contact?topic=service" className={buttonClass({ tone: 'surface' })}>
    <Icon name="plus" />
    <Trans>Submit a Service</Trans>
  </Link>
)

/** The closing section: who to ask. */
export const Assistance = () => (
  <section className="grid justify-items-center gap-4 rounded-xl bg-surface-2 px-5 py-8 text-center">
    <h2 className="text-2xl">
      <Trans>Need assistance with government services?</Trans>
    </h2>
    <Link to="/contact?topic=government" className={buttonClass()}>
      <Trans>Contact Us</Trans>
    </Link>
  </section>
)
