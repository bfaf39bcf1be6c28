import type { ChannelLayoutProps } from './schema.ts'
import { Words } from './words.tsx'

/** Each piece starts later and none of them ends: rows that run out of the page, one after the other. */
export function Layers(block: ChannelLayoutProps) {
  const { anchor, title, lead, paragraphs, points, figure, link } = block
  return (
    <section id={anchor} className="layers overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
        {figure && (
          <p className="order-last lg:order-none lg:col-span-3">
            <span className="display block text-figure">{figure.value}</span>
            <span className="block max-w-[22ch] pt-3">{figure.label}</span>
          </p>
        )}
        <div className="grid gap-6 lg:col-span-8 lg:col-start-5 lg:justify-items-end lg:text-right">
          <h2 className="display layers-title">{title}</h2>
          <p className="max-w-[36ch] text-lead">{lead}</p>
        </div>
      </div>
      <ol className="layers-rows">
        {points.map(({ title: name, description }) => (
          <li key={name}>
            <h3 className="display layers-name">{name}</h3>
            <p className="max-w-[44ch]">{description}</p>
          </li>
        ))}
      </ol>
      <div className="column grid gap-5 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7 lg:col-start-6 lg:grid-cols-2 lg:gap-x-12">
          <Words paragraphs={paragraphs} link={link} />
        </div>
      </div>
    </section>
  )
}
