import { useId } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** Others that narrow screens can switch between (compare.css). */
const SWITCHED_MAX = 5

/**
 * Columns of different weight: the last large on the hue of the page, the others as text. Narrow screens show one of the
 * others at a time beside it.
 */
export function Contrast({ block }: { block: BlockOf<'compare'> }) {
  const { subject, rows, options } = block
  const others = rows.slice(0, -1)
  const isSwitched = others.length > 1 && others.length <= SWITCHED_MAX
  return (
    <div className="contrast">
      {isSwitched && <Switch names={others} />}
      <table className="w-full border-collapse [&_th]:text-start max-lg:block">
        <thead className="max-lg:block">
          <tr className={PAIR}>
            <th
              scope="col"
              className="label pe-6 pb-6 align-bottom font-normal max-lg:self-end lg:w-[15%]"
            >
              {subject}
            </th>
            {others.map((row) => (
              <th
                key={row}
                scope="col"
                className={cn(
                  'pe-6 pb-6 align-bottom text-card font-semibold max-lg:sr-only',
                  others.length === 1 ? 'lg:w-1/5' : 'lg:w-[19%]',
                )}
              >
                {row}
                <Signal name={row} className="mt-6 h-8 text-soft" />
              </th>
            ))}
            <th
              scope="col"
              className="display relative text-[clamp(1.25rem,5.5vw,3rem)] leading-none text-on-fill before:absolute before:inset-0 before:-inset-e-[50vw] before:-z-10 before:bg-fill max-lg:col-start-2 max-lg:px-5 max-lg:pt-6 max-lg:pb-5 lg:ps-[clamp(--spacing(8),3.5vw,--spacing(16))] lg:pt-8 lg:pb-6 lg:text-[clamp(2rem,2.9vw,3.5rem)]"
            >
              {rows.at(-1)}
              <Signal name={rows.at(-1) ?? ''} className="mt-9 mb-6 h-14" isLoud />
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {options.map(({ name, description, values }) => (
            <tr key={name} className={PAIR}>
              <th
                scope="row"
                className="border-t border-line align-top max-lg:pt-6 max-lg:pb-3 lg:py-8 lg:pe-8"
              >
                <span className="display block pb-2 text-[clamp(1.375rem,2vw,2rem)] leading-none">
                  {name}
                </span>
                <span className="block max-w-[36ch] font-normal text-soft max-lg:text-small">
                  {description}
                </span>
              </th>
              {others.map((row, index) => (
                <td
                  key={row}
                  data-row={isSwitched ? undefined : row}
                  className="border-line align-top max-lg:pb-6 max-lg:before:block max-lg:before:text-small max-lg:before:text-soft max-lg:before:content-[attr(data-row)] lg:border-t lg:py-8 lg:pe-6 lg:text-[clamp(1rem,1.2vw,1.25rem)]"
                >
                  {values[index]}
                </td>
              ))}
              <td className={OURS}>{values.at(-1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SignalProps = { name: string; className: string; isLoud?: boolean }

/** A wave below the name of a column, loud for the last one. */
function Signal({ name, className, isLoud }: SignalProps) {
  return (
    <WaveArt
      kind="interference"
      seed={name}
      width={220}
      height={isLoud ? 48 : 28}
      lines={1}
      points={60}
      stroke={isLoud ? 6 : 2}
      className={cn('w-auto max-w-full overflow-visible max-lg:hidden', className)}
    />
  )
}

/** Rows on narrow screens: the others in the first column, the last beside all of them. */
const PAIR = 'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] max-lg:gap-x-5'

const OURS =
  'display relative align-top text-[clamp(1.125rem,2.6vw,1.75rem)] leading-[1.12] text-on-fill before:absolute before:inset-0 before:-inset-e-[50vw] before:-z-10 before:bg-fill after:absolute after:top-0 after:inset-s-5 after:-inset-e-[50vw] after:h-px after:bg-on-fill/30 max-lg:col-start-2 max-lg:row-[1/span_6] max-lg:px-5 max-lg:py-6 lg:ps-[clamp(--spacing(8),3.5vw,--spacing(16))] lg:pe-0 lg:py-8 lg:text-[clamp(1.375rem,1.75vw,2rem)] lg:after:inset-s-[clamp(--spacing(8),3.5vw,--spacing(16))]'

/** Which of the others stands beside the last on narrow screens. */
function Switch({ names }: { names: string[] }) {
  const { t } = useLanguage()
  const group = useId()
  return (
    <fieldset className="sticky top-header z-10 -mx-gutter bg-raised px-gutter py-3 lg:hidden">
      <legend className="sr-only">{t('Compare with')}</legend>
      <div className="grid auto-cols-fr grid-flow-col border border-strong-line">
        {names.map((name, index) => (
          <label
            key={name}
            className="relative grid min-h-12 place-content-center border-strong-line px-2 py-1.5 text-center text-small leading-tight font-semibold not-first:border-s has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={group}
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
