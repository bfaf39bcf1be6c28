import { longDate } from '#model/day.ts'
import type { Letter as LetterText } from '#model/newsletter/archive.ts'
import { archivedIssuePath } from '#model/paths.ts'
import { curve } from '#ui/curve.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

const edge = curve({ width: 560, height: 20 }, 40, (fraction) => [
  fraction * 560,
  10 + Math.sin(fraction * Math.PI * 14) * 8,
])

type LetterProps = { letter: LetterText; level?: 'h2' | 'h3' }

/** What subscribers get, as a sheet that is torn off: the last public issue, or an example that says so. */
export function Letter({ letter, level: Heading = 'h3' }: LetterProps) {
  const { subject, lines, issue } = letter
  const { tag, t } = useLanguage()
  return (
    <div
      data-letter
      className="relative mt-6 grid content-start gap-4 self-start bg-raised p-6 pb-14 lg:p-10 lg:pb-16"
    >
      {/* The letters below it. */}
      <span aria-hidden="true" className="absolute inset-x-3 bottom-full h-3 bg-tint" />
      <span aria-hidden="true" className="absolute inset-x-6 bottom-full mb-3 h-3 bg-line" />
      <p className="label flex flex-wrap justify-between gap-x-6 text-soft">
        <span>{issue ? t('The latest issue') : t('An example of a letter')}</span>
        {issue && <time dateTime={issue.sentOn}>{longDate(issue.sentOn, tag)}</time>}
      </p>
      <WaveArt
        kind="spectrum"
        seed={issue?.slug ?? subject}
        width={560}
        height={48}
        lines={56}
        stroke={3}
        className="h-auto w-full text-fill"
      />
      <Heading className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none wrap-anywhere">
        {subject}
      </Heading>
      {lines.map((line) => (
        <p key={line} className="max-w-[56ch] wrap-anywhere">
          {line}
        </p>
      ))}
      {issue && (
        <p>
          <a
            href={archivedIssuePath(issue.slug)}
            className="stretched-link font-semibold underline decoration-fill decoration-2 underline-offset-6"
          >
            {t('Read this issue')}
          </a>
        </p>
      )}
      <svg
        viewBox="0 0 560 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 -bottom-px h-5 w-full fill-paper"
      >
        <path d={`${edge}V20H0Z`} />
      </svg>
    </div>
  )
}
