import { Body } from './body.tsx'
import type { ChannelSectionProps } from './schema.ts'

/** The lead in title size, with the rest small below it. */
export function Statement({ anchor, title, intro, paragraphs, points, link }: ChannelSectionProps) {
  return (
    <section id={anchor} className="column py-section">
      <h2 className="label pb-4 text-soft">{title}</h2>
      <p className="display max-w-[25ch] text-[clamp(2rem,6.1vw,6.25rem)] leading-none">{intro}</p>
      <div className="grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-12 lg:pt-24">
        <div className="grid content-start gap-3 lg:col-span-5">
          <Body paragraphs={paragraphs} link={link} />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-0 sm:gap-x-10 lg:col-span-6 lg:col-start-7">
          {points.map(({ title: name, description }) => (
            <div className="py-3 border-t border-strong-line" key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-soft max-sm:text-small">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
