import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** Comes first: people in an emergency have no time to search. */
export const Emergency = () => (
  <Panel
    icon="siren"
    title={<Trans>Emergency & Medical</Trans>}
    text={
      <Trans>
        Call 911 for police, fire or an ambulance on any island. Find hospitals, shelters and what to do in a
        storm.
      </Trans>
    }
  >
    <a href="tel:911" className={buttonClass({ tone: 'action', size: 'lg' })}>
      <Icon name="phone" />
      <Trans>Call 911</Trans>
    </a>
    <a href="/services/emergency" className={buttonClass({ tone: 'line', size: 'lg' })}>
      <Trans>Emergency page</Trans>
    </a>
  </Panel>
)

export const AskLocal = () => (
  <Panel
    icon="message"
    title={<Trans>Ask a Local</Trans>}
    text={<Trans>Not sure which office, trade or road? Someone who lives here knows.</Trans>}
  >
    <Link to="/ask-local" className={buttonClass()}>
      <Trans>Read the answers</Trans>
    </Link>
    <Link to="/ask-local/new" className={buttonClass({ tone: 'line' })}>
      <Trans>Ask a Question</Trans>
    </Link>
  </Panel>
)

const Panel = ({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: ReactNode
  text: ReactNode
  children: ReactNode
}) => (
  <section className="wrap py-5">
    <div className="flex flex-wrap items-center gap-4 rounded-xl bg-surface-2 p-5">
      <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <Icon name={icon} className="size-7" />
      </span>
      <div className="grow basis-60">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  </section>
)
