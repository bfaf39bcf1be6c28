import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Tiles edge to edge, each in the next hue, in rows that break at different places. */
export default function HueTiles({ block }: BlockProps<'hue-tiles'>) {
  const { title, lead, lambdas, tiles, action } = block
  const step = (lambdas.to - lambdas.from) / Math.max(1, tiles.length - 1)
  return (
    <section className="overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-6 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        <div className="grid gap-6 lg:col-span-4 lg:col-start-9">
          {lead && <p className="max-w-[40ch] text-lead text-soft">{lead}</p>}
          {action && (
            <ButtonLink to={action.href} variant="outline" className="justify-self-start">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <ul className="hue-tiles">
        {tiles.map(({ title: name, description }, index) => (
          <li key={name} {...hueOf(lambdas.from + index * step)} className="hue-tile">
            <h3 className="display hue-tile-name">{name}</h3>
            <p className="max-w-[36ch]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
