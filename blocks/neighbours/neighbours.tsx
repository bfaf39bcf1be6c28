import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { hueOf } from '#ui/spectrum.ts'

/** Two doors of uneven width: back is narrow and quiet, on is wide and has the colour of what comes. */
export default function Neighbours({ block }: BlockProps<'neighbours'>) {
  const { title, previous, next, all } = block
  return (
    <nav aria-label={title}>
      <p className="column flex justify-end border-t border-line">
        <Link
          to={all.href}
          className="inline-flex min-h-14 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6"
        >
          {all.label}
        </Link>
      </p>
      <div className="neighbours">
        <Door to={previous} way="previous" />
        <Door to={next} way="next" />
      </div>
    </nav>
  )
}

type DoorProps = { to: BlockOf<'neighbours'>['next']; way: 'previous' | 'next' }

function Door({ to, way }: DoorProps) {
  const Arrow = way === 'next' ? ArrowRight : ArrowLeft
  return (
    <Link
      to={to.href}
      rel={way === 'next' ? 'next' : 'prev'}
      {...hueOf(to.lambda)}
      className={`neighbour neighbour-${way}`}
    >
      <span className="label">{to.label}</span>
      <span className="display neighbour-title">{to.title}</span>
      <span className="max-w-[38ch]">{to.line}</span>
      <Arrow aria-hidden="true" strokeWidth={1.25} className="neighbour-arrow" />
    </Link>
  )
}
