import { Trans, useLingui } from '@lingui/react/macro'

const button =
  'grid size-11 cursor-pointer place-items-center hover:bg-surface-2 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus'

export function ZoomButtons({ onZoom }: { onZoom: (factor: number) => void }) {
  const { t } = useLingui()
  return (
    <div className="absolute top-3 right-3 z-30 grid divide-y divide-line overflow-hidden rounded-md bg-surface text-text shadow-md">
      <button type="button" className={button} aria-label={t`Zoom in`} onClick={() => onZoom(1.6)}>
        <Icon path="M5 12h14M12 5v14" />
      </button>
      <button type="button" className={button} aria-label={t`Zoom out`} onClick={() => onZoom(1 / 1.6)}>
        <Icon path="M5 12h14" />
      </button>
    </div>
  )
}

export function SearchAreaButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      className="absolute top-3.5 left-1/2 z-30 flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 text-sm font-semibold whitespace-nowrap text-text shadow-md hover:bg-surface-2 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-white"
      onClick={onSearch}
    >
      <Icon path="M3 12a9 9 0 0 1 15-6.7L21 8m0-5v5h-5M21 12a9 9 0 0 1-15 6.7L3 16m0 5v-5h5" />
      <Trans>Search this area</Trans>
    </button>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      className="size-5 fill-none stroke-current"
      viewBox="0 0 24 24"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
