import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Contrast } from './contrast.tsx'

/** A comparison table; on narrow screens, one list per option. */
export function Compare({ block }: BlockProps<'compare'>) {
  const { title, intro, lastWins } = block
  return (
    <section
      className={cn(
        'ground-alternate ground-raised py-section',
        lastWins && 'relative isolate overflow-clip',
      )}
    >
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-8 lg:grid-cols-12">
          <h2 className="display text-title lg:col-span-8">{title}</h2>
          {intro && <p className="max-w-[36ch] text-intro lg:col-span-4">{intro}</p>}
        </div>
        {lastWins ? <Contrast block={block} /> : <Columns block={block} />}
      </div>
    </section>
  )
}

function Columns({ block: { subject, rows, options } }: { block: BlockOf<'compare'> }) {
  return (
    <table className="w-full border-collapse [&_th]:text-start max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="max-lg:block">
          <th scope="col" className="label pe-6 pb-3 align-top font-normal max-lg:block lg:w-[46%]">
            {subject}
          </th>
          {rows.map((row) => (
            <th
              key={row}
              scope="col"
              className="label pe-6 pb-3 align-top font-normal max-lg:block"
            >
              {row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {options.map(({ name, description, values }) => (
          <tr
            key={name}
            className="border-t border-strong-line first:border-t-2 first:border-ink max-lg:block max-lg:py-5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4"
          >
            <th
              scope="row"
              className="align-top max-lg:block max-lg:pb-4 max-sm:col-span-2 max-sm:pb-3 lg:py-6 lg:pe-6"
            >
              <span className="display block pb-3 text-[clamp(2.25rem,5vw,4.5rem)] leading-[0.9] tracking-[-0.03em]">
                {name}
              </span>
              <span className="block max-w-[44ch] font-normal">{description}</span>
            </th>
            {rows.map((row, index) => (
              <td
                key={row}
                data-row={row}
                className="align-top font-semibold max-lg:grid max-lg:grid-cols-[--spacing(32)_1fr] md:max-lg:grid-cols-[--spacing(64)_1fr] max-lg:gap-4 max-lg:border-t max-lg:border-line max-lg:py-1.5 max-sm:block max-sm:leading-snug max-sm:before:block max-lg:before:font-mono max-lg:before:text-label max-lg:before:font-normal max-lg:before:content-[attr(data-row)] lg:py-6 lg:pe-6"
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
