import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { hueOf } from '#ui/spectrum.ts'

/** A narrow link to the previous page and a wide one to the next, in its hue. */
export default function PrevNext({ block }: BlockProps<'prev-next'>) {
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
        <PageLink to={previous} direction="previous" />
        <PageLink to={next} direction="next" />
      </div>
    </nav>
  )
}

type PageLinkProps = { to: BlockOf<'prev-next'>['next']; direction: 'previous' | 'next' }

function PageLink({ to, direction }: PageLinkProps) {
  const Arrow = direction === 'next' ? ArrowRight : ArrowLeft
  return (
    <Link
      to={to.href}
      rel={direction === 'next' ? 'next' : 'prev'}
      {...hueOf(to.lambda)}
      className={`neighbour neighbour-${direction}`}
    >
      <span className="label">{to.label}</span>
      <span className="display neighbour-title">{to.title}</span>
      <span className="max-w-[38ch]">{to.line}</span>
      <Arrow aria-hidden="true" strokeWidth={1.25} className="neighbour-arrow" />
    </Link>
  )
}
