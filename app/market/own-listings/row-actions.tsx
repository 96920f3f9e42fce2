import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { formatNumber } from '../../ground/i18n/format.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { changeNames } from './change-labels.ts'
import { editAddress } from '../create-listing/addresses.ts'
import { changesFor, mostCounted, type OwnListing } from './own-listing.ts'

/** The changes of a listing: a menu over the table, which opens without scripts too. */
export function RowActions({ listing }: { listing: OwnListing }) {
  const { i18n, t } = useLingui()
  const { kind, ref, title, href, role, mayEdit, buyer, pages, colleagues } = listing
  const menu = `actions-${kind}-${ref}`
  return (
    <td className="actions">
      {mayEdit && (
        <Link to={editAddress(listing)} className={buttonClass({ tone: 'line', size: 'sm' })}>
          <Trans>Edit</Trans> <Of title={title} />
        </Link>
      )}
      <button type="button" popoverTarget={menu} className={buttonClass({ tone: 'line', size: 'sm' })}>
        <Trans>Actions</Trans> <Of title={title} />
        <Icon name="chevron-down" className="size-4" />
      </button>
      <Form
        id={menu}
        popover="auto"
        method="post"
        preventScrollReset
        aria-label={t`Actions: ${title}`}
        className="menu"
        onSubmit={(event) => event.currentTarget.hidePopover()}
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="ref" value={ref} />
        <b className="menu-title">{title}</b>
        <Link to={href}>
          <Trans>View Listing</Trans> <Of title={title} />
        </Link>
        {buyer && (
          <Link to={buyer}>
            <Trans>Who bought it?</Trans> <Of title={title} />
          </Link>
        )}
        {pages.map(({ href: to, label, count }) => (
          <Link key={to} to={to}>
            <PageName label={label} count={count} /> <Of title={title} />
          </Link>
        ))}
        <Link to={colleagues}>
          {role && role !== 'everything' ? <Trans>Your role</Trans> : <Trans>Colleagues</Trans>}{' '}
          <Of title={title} />
        </Link>
        {role === null && (
          <button type="submit" name="change" value="copy">
            <Trans>Duplicate</Trans> <Of title={title} />
          </button>
        )}
        {changesFor(listing).map((change) => (
          <button key={change} type="submit" name="change" value={change} data-change={change}>
            {i18n._(changeNames[change])} <Of title={title} />
          </button>
        ))}
      </Form>
    </td>
  )
}

function PageName({ label, count }: { label: string; count: number | null }) {
  const { i18n } = useLingui()
  if (count === null) return label
  const number = formatNumber(Math.min(count, mostCounted), i18n.locale) + (count > mostCounted ? '+' : '')
  return (
    <Trans>
      {label} ({number})
    </Trans>
  )
}

const Of = ({ title }: { title: string }) => <span className="sr-only">{title}</span>
