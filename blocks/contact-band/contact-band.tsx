import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** The page's last word on ink: one sentence as large as it fits, and one round button that the wave runs through. */
export default function ContactBand({ block }: BlockProps<'contact-band'>) {
  return (
    <section id={block.anchor} className="contact-band ground-ink relative isolate overflow-clip">
      <WaveArt
        kind="interference"
        seed={block.title}
        width={1600}
        height={300}
        lines={9}
        stroke={1.6}
        className="contact-band-art"
      />
      <div className="column contact-band-inner">
        <h2 className="display contact-band-title">{block.title}</h2>
        <Link to={block.action.href} className="contact-band-button">
          <ArrowUpRight aria-hidden="true" className="size-8" strokeWidth={1.5} />
          <span>{block.action.label}</span>
        </Link>
      </div>
    </section>
  )
}
