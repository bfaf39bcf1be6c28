import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { NeighbourLink } from '#model/content/case-cards.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** A narrow link to the previous page and a wide one to the next, in its hue. */
export function PrevNext({ block }: BlockProps<'prev-next'>) {
  const { title, previous, next, all } = block
  return (
    <nav aria-label={title}>
      <p className="column flex justify-end border-t border-line">
        <SiteLink
          href={all.href}
          className="inline-flex min-h-14 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6"
        >
          {all.label}
        </SiteLink>
      </p>
      <div className="grid border-t border-line lg:grid-cols-[4fr_8fr]">
        {previous && <PageLink to={previous} direction="previous" />}
        {next && <PageLink to={next} direction="next" />}
      </div>
    </nav>
  )
}

type PageLinkProps = { to: NeighbourLink; direction: 'previous' | 'next' }

function PageLink({ to, direction }: PageLinkProps) {
  const isNext = direction === 'next'
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <a
      href={to.href}
      rel={isNext ? 'next' : 'prev'}
      {...hueOf(to.lambda)}
      className={cn(
        'group grid content-start gap-3 px-gutter py-[clamp(1.75rem,4vw,4rem)] transition-colors lg:min-h-96 lg:grid-rows-[auto_auto_auto_1fr]',
        isNext ? 'bg-tint' : 'hover:bg-tint lg:ps-(--to-edge)',
      )}
    >
      <span className="label">{to.label}</span>
      <span
        className={cn(
          'display',
          isNext
            ? 'text-[clamp(2.25rem,6vw,6rem)] leading-[0.92]'
            : 'text-[clamp(1.5rem,2.2vw,2.25rem)] leading-none',
        )}
      >
        {to.title}
      </span>
      <span className="max-w-[38ch]">{to.line}</span>
      <Arrow
        aria-hidden="true"
        strokeWidth={1.25}
        className={cn(
          'mt-2 size-11 transition-transform lg:self-end',
          isNext
            ? 'group-hover:translate-x-3 rtl:group-hover:-translate-x-3 lg:size-18'
            : 'group-hover:-translate-x-3 rtl:group-hover:translate-x-3',
        )}
      />
    </a>
  )
}
