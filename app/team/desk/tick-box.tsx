/** Chooses one line of a list. @param label what a screen reader says of it */
export const TickBox = ({
  name,
  value,
  label,
  isTicked = false,
}: {
  name: string
  value: string
  label: string
  isTicked?: boolean
}) => (
  <label className="grid size-11 shrink-0 place-items-center">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isTicked}
      aria-label={label}
      className="size-5"
    />
  </label>
)
