import { Trans, useLingui } from '@lingui/react/macro'
import { iconButtonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** A menu to block the other participant. */
export function Safety({ id, name, isBlocked }: { id: number; name: string; isBlocked: boolean }) {
  const { t } = useLingui()
  return (
    <details className="relative">
      <summary
        className={`${iconButtonClass} list-none [&::-webkit-details-marker]:hidden`}
        aria-label={t`Block ${name}`}
      >
        <Icon name="flag" />
      </summary>
      <div className="safety-menu">
        <form method="post" action="/messages/blocks">
          <input type="hidden" name="with" value={id} />
          {isBlocked ? (
            <button type="submit" name="off" value="on" className="safety-item">
              {t`Unblock ${name}`}
            </button>
          ) : (
            <>
              <p className="px-3 pt-2 text-sm text-text-muted">
                <Trans>Neither of you can message the other, and they no longer see this conversation.</Trans>
              </p>
              <button type="submit" className="safety-item">
                {t`Block ${name}`}
              </button>
            </>
          )}
        </form>
      </div>
    </details>
  )
}
