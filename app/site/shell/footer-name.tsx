import { cn } from '#ui/cn.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

const wave = { cycles: 1.5, phase: 0.15, breathes: true }

/** The site's name across the screen; one line stands in a wet floor, in browsers that know where its letters end. */
export function FooterName({ name }: { name: string }) {
  return (
    <p
      className={cn(
        'display pt-[clamp(--spacing(8),3.6vw,--spacing(16))] px-gutter select-none',
        nameSize(name),
      )}
    >
      <WaveLetters text={name} {...wave} />
      <span aria-hidden="true" className="footer-mirror">
        <span>
          <WaveLetters text={name} {...wave} isDecoration />
        </span>
      </span>
    </p>
  )
}

/** Names up to this length, in letters, and the size at which they fill the width. */
const nameSizes = [
  [5, 'text-[calc((100vw-2*var(--spacing-gutter))/4)]'],
  [7, 'text-[calc((100vw-2*var(--spacing-gutter))/5)]'],
  [10, 'text-[calc((100vw-2*var(--spacing-gutter))/6.2)]'],
  [12, 'text-[calc((100vw-2*var(--spacing-gutter))/8)]'],
  [15, 'text-[calc((100vw-2*var(--spacing-gutter))/10)]'],
  [20, 'text-[calc((100vw-2*var(--spacing-gutter))/13.5)]'],
] as const

/** The name in one line across the screen; a long one in several. */
function nameSize(name: string) {
  const { length } = [...name]
  const size = nameSizes.find(([letters]) => length <= letters)?.[1]
  return size
    ? `footer-name ${size} leading-[0.8] whitespace-nowrap`
    : 'pb-4 text-[calc((100vw-2*var(--spacing-gutter))/11)] leading-[0.95] text-balance wrap-anywhere'
}
