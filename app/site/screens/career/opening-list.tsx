import type { Voice } from '#model/content/screens.ts'
import { jobPath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { Opening } from './read-jobs.ts'
import { Voice as VoiceFigure } from './voice.tsx'

type RowProps = { opening: Opening }

type OpeningListProps = {
  openings: Opening[]
  text: { heading: string; intro: string }
  voices?: Voice[]
}

/** A shorter list has no voices beside it. */
const WITH_VOICES = 8

/** The current openings as rows. A row links to the opening, its button to the application form. */
export function OpeningList({ openings, text, voices = [] }: OpeningListProps) {
  const [first, second] = voices
  return (
    <section id="current-openings" className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-7">
          {text.heading}
          <span
            aria-hidden="true"
            className="ms-[0.4em] inline-block align-[0.85em] text-[0.5em] text-accent"
          >
            {openings.length}
          </span>
        </h2>
        <p className="max-w-[42ch] text-intro text-soft lg:col-span-4 lg:col-start-9">
          {text.intro}
        </p>
      </div>
      {first && second && openings.length >= WITH_VOICES ? (
        <Groups openings={openings} voices={[first, second]} />
      ) : (
        <Rows openings={openings} />
      )}
    </section>
  )
}

/** The first half with a voice to its right, the second with a voice to its left. */
function Groups({ openings, voices }: { openings: Opening[]; voices: [Voice, Voice] }) {
  const half = Math.ceil(openings.length / 2)
  return (
    <div className="grid gap-x-16 gap-y-[clamp(--spacing(14),6vw,--spacing(24))] lg:grid-cols-12">
      <Rows openings={openings.slice(0, half)} className="lg:col-span-8" />
      <VoiceFigure voice={voices[0]} className="lg:col-span-4" />
      <VoiceFigure voice={voices[1]} className="max-lg:order-last lg:col-span-4" />
      <Rows openings={openings.slice(half)} className="lg:col-span-8" />
    </div>
  )
}

function Rows({ openings, className }: { openings: Opening[]; className?: string }) {
  return (
    <ul className={cn('self-start border-b border-strong-line', className)}>
      {openings.map((opening) => (
        <Row key={opening.slug} opening={opening} />
      ))}
    </ul>
  )
}

/** The picture stands on the rule below its row. */
function Row({ opening: { slug, title, location, type, experience, picture } }: RowProps) {
  const { t } = useLanguage()
  return (
    <li className="group relative isolate flex items-end gap-x-4 border-t border-strong-line before:absolute before:inset-y-0 before:-inset-e-[calc(var(--spacing-gutter)/2)] before:-inset-s-[calc(var(--spacing-gutter)/2)] before:-z-10 before:origin-left rtl:before:origin-right before:scale-x-0 before:bg-tint before:transition-transform before:duration-500 hover:before:scale-x-100 md:gap-x-8">
      {picture && (
        <Image
          {...picture}
          alt=""
          sizes="6rem"
          className="mt-3 w-16 shrink-0 transition-transform duration-500 group-hover:translate-x-2 rtl:group-hover:-translate-x-2 md:w-[clamp(4rem,5.4vw,5.5rem)]"
        />
      )}
      <div className="grid flex-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 self-center py-5.5 md:grid-cols-[minmax(0,7fr)_minmax(10.5rem,2fr)_auto] md:gap-x-8 md:py-6">
        <h3 className="display col-span-full text-[clamp(1.5rem,2.7vw,2.4rem)] leading-none md:col-span-1 md:row-span-2">
          <a href={jobPath(slug)} className="stretched-link">
            {title}
          </a>
        </h3>
        <p className="col-span-full md:col-span-1 md:col-start-2 md:self-end">{experience}</p>
        <p className="label text-soft md:col-start-2 md:self-start">
          {location}, {type}
        </p>
        <a
          href={`${jobPath(slug)}#apply`}
          className="relative inline-flex min-h-11 items-center rounded-button border border-ink px-6 text-(length:--text-small) font-semibold transition-colors hover:bg-ink hover:text-paper md:col-start-3 md:row-span-2 md:row-start-1"
        >
          {t('Apply')}
          <span className="sr-only"> {t('as {title}', { title })}</span>
        </a>
      </div>
    </li>
  )
}
