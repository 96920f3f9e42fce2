type Props = {
  values: readonly number[]
  /** Says for screen readers what the bars show. */
  label: string
  width: number
  height: number
}

/** Numbers as a row of bars, the highest as high as the row; one of none is a dash. */
export function Bars({ values, label, width, height }: Props) {
  const most = Math.max(1, ...values)
  const step = width / values.length
  const bar = (count: number, at: number) => {
    const high = Math.max(1, Math.round((count / most) * height))
    return `M${round(at * step)} ${height}v-${high}h${round(step * 0.75)}v${high}z`
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="chart block h-auto max-w-full fill-brand"
    >
      <path d={values.map(bar).join('')} />
    </svg>
  )
}

const round = (length: number) => Math.round(length * 100) / 100
