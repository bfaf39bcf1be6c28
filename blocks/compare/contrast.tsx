import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'

/** Columns of different weight: the last large on the hue of the page, the others as text. */
export function Contrast({ block }: { block: BlockOf<'compare'> }) {
  const { subject, rows, options } = block
  const isPair = rows.length === 2
  return (
    <table className="w-full border-collapse [&_th]:text-start max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="max-lg:block">
          <th
            scope="col"
            className={cn(
              'label pe-6 pb-6 align-bottom font-normal',
              isPair ? 'lg:w-1/4' : 'lg:w-[15%]',
            )}
          >
            {subject}
          </th>
          {rows.map((row, index) =>
            isLast(rows, index) ? (
              <th
                key={row}
                scope="col"
                className="display relative max-lg:block lg:px-[clamp(--spacing(8),3.5vw,--spacing(16))] lg:pt-8 lg:pb-6 lg:text-title text-on-fill before:absolute before:inset-0 before:-inset-e-[50vw] before:-z-10 before:bg-fill"
              >
                {row}
              </th>
            ) : (
              <th
                key={row}
                scope="col"
                className={cn(
                  'pe-6 pb-6 align-bottom text-card font-semibold max-lg:block',
                  isPair ? 'lg:w-1/5' : 'lg:w-[18%]',
                )}
              >
                {row}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-12">
        {options.map(({ name, description, values }) => (
          <tr key={name} className="max-lg:block">
            <th
              scope="row"
              className="border-line align-top max-lg:block max-lg:pb-4 lg:border-t lg:py-8 lg:pe-8"
            >
              <span className="display block pb-2 text-[clamp(1.5rem,2vw,2rem)] leading-none">
                {name}
              </span>
              <span className="block max-w-[36ch] font-normal text-soft">{description}</span>
            </th>
            {rows.map((row, index) => (
              <td
                key={row}
                data-row={row}
                className={isLast(rows, index) ? cn(OURS, isPair ? LARGE : MEDIUM) : THEIRS}
              >
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const THEIRS =
  'border-t border-line align-top max-lg:grid max-lg:grid-cols-[--spacing(30)_1fr] max-lg:items-baseline max-lg:gap-x-4 max-lg:py-2 max-lg:text-small max-lg:before:font-mono max-lg:before:text-label max-lg:before:content-[attr(data-row)] lg:py-8 lg:pe-6'

const OURS =
  'display relative align-top leading-[1.08] text-on-fill before:absolute before:inset-0 before:-inset-e-[50vw] before:-z-10 before:bg-fill max-lg:mt-3 max-lg:block max-lg:pt-12 max-lg:pb-6 max-lg:before:-inset-s-gutter max-lg:after:absolute max-lg:after:top-5 max-lg:after:font-mono max-lg:after:text-label max-lg:after:font-normal max-lg:after:content-[attr(data-row)] lg:px-[clamp(--spacing(8),3.5vw,--spacing(16))] lg:py-8 lg:after:absolute lg:after:top-0 lg:after:inset-s-[clamp(--spacing(8),3.5vw,--spacing(16))] lg:after:-inset-e-[50vw] lg:after:h-px lg:after:bg-on-fill/30'

const LARGE = 'text-[clamp(1.5rem,2.5vw,2.5rem)]'
const MEDIUM = 'text-[clamp(1.5rem,1.75vw,2rem)]'

function isLast(rows: string[], index: number) {
  return index === rows.length - 1
}
