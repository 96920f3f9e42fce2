import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** Lines that the owner wrote, one below the other. */
export const LineList = ({
  lines,
  lang,
  icon = 'check',
}: {
  lines: readonly string[]
  lang: string | null
  icon?: IconName
}) => (
  <ul lang={lang ?? undefined} className="grid max-w-160 gap-2.5">
    {lines.map((line) => (
      <li key={line} className="flex gap-3">
        <Icon name={icon} className="mt-0.5 size-5 text-brand" />
        {line}
      </li>
    ))}
  </ul>
)
