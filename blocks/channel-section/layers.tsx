import { Marks } from '#blocks/marks/marks.tsx'
import { readScale } from '#model/content/mark-scale.ts'
import { Body } from './body.tsx'
import type { ChannelSectionProps } from './schema.ts'

/** Rows that run off the right edge, each starting further in than the one above. */
export function Layers(block: ChannelSectionProps) {
  const { anchor, title, intro, paragraphs, points, figure, link } = block
  const scale = figure && readScale(figure.value)
  return (
    <section id={anchor} className="bg-tint overflow-clip py-section [--mark:var(--accent)]">
      <div className="column grid items-end gap-x-16 gap-y-5 sm:gap-y-8 lg:grid-cols-12">
        {figure && (
          <div className="order-last grid gap-3 lg:order-none lg:col-span-3">
            <span className="display block text-figure">{figure.value}</span>
            {scale && <Marks scale={scale} className="h-10" />}
            <span className="block max-w-[22ch]">{figure.label}</span>
          </div>
        )}
        <div className="grid gap-3 lg:col-span-8 lg:col-start-5 lg:justify-items-end lg:text-end">
          <h2 className="display text-[clamp(3rem,11vw,11rem)] font-stretch-76% leading-[0.86]">
            {title}
          </h2>
          <p className="max-w-[36ch] text-intro">{intro}</p>
        </div>
      </div>
      <ol className="py-[clamp(--spacing(6),6vw,--spacing(24))]">
        {points.map(({ title: name, description }) => (
          <li
            className="grid gap-x-12 gap-y-1 py-[clamp(--spacing(3),2.2vw,--spacing(9))] border-t-2 border-ink pe-gutter nth-1:ms-(--to-edge) nth-2:ms-[calc(var(--to-edge)_+_7%)] nth-3:ms-[calc(var(--to-edge)_+_14%)] nth-[n+4]:ms-[calc(var(--to-edge)_+_21%)] lg:grid-cols-2 lg:items-baseline"
            key={name}
          >
            <h3 className="display text-[clamp(1.5rem,3vw,3rem)] leading-none">{name}</h3>
            <p className="max-w-[44ch] max-sm:text-small">{description}</p>
          </li>
        ))}
      </ol>
      <div className="column grid gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7 lg:col-start-6 lg:grid-cols-2 lg:gap-x-12">
          <Body paragraphs={paragraphs} link={link} />
        </div>
      </div>
    </section>
  )
}
