import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'

const themes = ['light', 'dark', 'system'] as const
const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const
type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

// The server doesn't know the theme, and without JavaScript there is no choice.
const useTheme = () => useSyncExternalStore(subscribe, current, () => undefined)

/** The theme switch as a row of a settings page. */
export function ThemeSetting() {
  if (!useTheme()) return null
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="mb-2 text-xl">
        <Trans>Appearance</Trans>
      </h2>
      <ThemeSwitch />
    </section>
  )
}

/** Light, dark or the device's setting; stored in this browser only. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const theme = useTheme()
  if (!theme) return null
  const names = { light: t`Light`, dark: t`Dark`, system: t`System` }
  return (
    <div role="group" aria-label={t`Appearance`} className="flex gap-1">
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={names[one]}
          title={names[one]}
          aria-pressed={theme === one}
          className="grid size-11 place-items-center rounded-md hover:bg-current/10 aria-pressed:inset-ring-2 aria-pressed:inset-ring-current"
          onClick={() => choose(one)}
        >
          <Icon name={icons[one]} />
        </button>
      ))}
    </div>
  )
}

function choose(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const tell of listeners) tell()
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // without storage the choice lasts until the next page load
  }
}

function current(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
