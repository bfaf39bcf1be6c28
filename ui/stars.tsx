import { useLanguage } from '#ui/language-context.ts'

/** Maximum rating. */
const SCALE = 5

/** A rating as stars, with a text alternative. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage()
  return (
    <p
      className="flex gap-1"
      role="img"
      aria-label={t('{rating} out of {most} stars', { rating, most: SCALE })}
    >
      {Array.from({ length: SCALE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other identity
        <svg key={index} viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path
            d="M10 1.5l2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L1.4 7.8l6-.7z"
            fill={index < rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.2"
          />
        </svg>
      ))}
    </p>
  )
}
