import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

const shortcuts: readonly { to: string; name: MessageDescriptor; icon: IconName }[] = [
  { to: '/properties', name: msg`Properties`, icon: 'home' },
  { to: '/vehicles', name: msg`Vehicles`, icon: 'car' },
  { to: '/food', name: msg`Food`, icon: 'utensils' },
  { to: '/experiences', name: msg`Experiences`, icon: 'ticket' },
  { to: '/businesses', name: msg`Businesses`, icon: 'building' },
]

/** The box on the foot of the hero: straight to a large area, or a search over all of them. */
export function HomeSearch() {
  const { t, i18n } = useLingui()
  return (
    <div className="wrap relative -mt-24 sm:-mt-17">
      <div className="rounded-xl bg-surface p-2 shadow-lg sm:p-2.5">
        <ul className="flex gap-1 overflow-x-auto p-0.5 scrollbar-none">
          {shortcuts.map(({ to, name, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-2 rounded-md px-4 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-brand-soft hover:text-on-brand-soft"
              >
                <Icon name={icon} />
                {i18n._(name)}
              </Link>
            </li>
          ))}
        </ul>
        <Form
          action="/search"
          role="search"
          className="grid grid-cols-[1fr_auto] gap-2 px-0.5 pt-1.5 pb-0.5 max-sm:*:first:col-span-2 sm:grid-cols-[1fr_12rem_auto]"
        >
          <Field label={<Trans>What</Trans>} tone="soft">
            <input
              type="search"
              name="q"
              maxLength={200}
              placeholder={t`Two bedrooms near the beach`}
              enterKeyHint="search"
            />
          </Field>
          <Field label={<Trans>Island</Trans>} tone="soft">
            <select name="island" defaultValue="">
              <option value="">{t`All Islands`}</option>
              <option value="saipan">{t`Saipan`}</option>
              <option value="tinian">{t`Tinian`}</option>
              <option value="rota">{t`Rota`}</option>
            </select>
          </Field>
          <Button type="submit" tone="action" size="lg">
            <Icon name="search" />
            <Trans>Search</Trans>
          </Button>
        </Form>
      </div>
    </div>
  )
}
