type HourScaleProps = {
  /** Its two ends. */
  from: string
  to: string
  hours: number
}

/** The hours until the answer, as the edge of a ruler. */
export function HourScale({ from, to, hours }: HourScaleProps) {
  return (
    <div className="label border-t-2 border-ink px-gutter pb-5 lg:ps-8 lg:pe-(--to-edge)">
      <ol aria-hidden="true" className="flex">
        {numbered(hours).map((hour) => (
          <li
            key={hour}
            className="flex-1 border-s-2 border-ink bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_1px,transparent_0_25%)] bg-size-[100%_--spacing(1.5)] bg-no-repeat pt-3.5 last:w-0 last:flex-none last:bg-none"
          >
            <span className="-ms-[calc(1ch+1px)] block w-[2ch] bg-tint pt-1 text-center">
              {hour}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4">
        <span>{from}</span>
        <span className="ms-auto">{to}</span>
      </p>
    </div>
  )
}

/** Numbers that the scale has room for. */
const NUMBERS = 12
/** Hours between two of them. */
const STEPS = [1, 2, 3, 4, 6, 8, 12]

/** The hours of a scale that have a number, from 0 to the last. */
export function numbered(hours: number) {
  const step = STEPS.find((each) => hours % each === 0 && hours / each <= NUMBERS) ?? hours
  return Array.from({ length: hours / step + 1 }, (_, index) => index * step)
}
