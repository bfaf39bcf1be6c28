import { Image } from '#ui/image.tsx'
import type { BlockProps } from '../registry.tsx'
import './gallery.css'

/** A strip of work that is pushed sideways, by hand, wheel or arrow keys. */
export default function Gallery({ block }: BlockProps<'gallery'>) {
  return (
    <section className="overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-[1fr_auto]">
        <h2 id={titleId(block.title)} className="display text-title">
          {block.title}
        </h2>
        <p className="max-w-[36ch] text-lead text-soft">{block.lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="gallery-strip" tabIndex={0} aria-labelledby={titleId(block.title)}>
        <ul>
          {block.pieces.map(({ id, title, image }) => (
            <li key={id}>
              <figure className="grid gap-3">
                <Image {...image} className="w-full rounded-card" />
                <figcaption className="text-small font-semibold">{title}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}

function titleId(title: string) {
  return title.toLowerCase().replace(/\W+/g, '-')
}
