import { readCorrections } from '#model/content/corrections.ts'
import type { Job } from '#model/content/job.ts'
import { useLanguage } from '#ui/language-context.ts'

/** An opening's tasks, requirements and benefits. */
export function JobStory({ job: { tasks, brings, gets } }: { job: Job }) {
  const { t } = useLanguage()
  return (
    <>
      <section className="ground-ink">
        <div className="column grid gap-y-[clamp(--spacing(8),4vw,--spacing(16))] py-section">
          <h2 className="display text-title">{t('What you will do')}</h2>
          <ol className="grid gap-y-[clamp(--spacing(8),4.4vw,--spacing(18))]">
            {tasks.map((task, index) => (
              <li
                key={task}
                className="grid gap-x-6 gap-y-3 md:grid-cols-[4rem_minmax(0,1fr)] lg:max-w-[86%] lg:even:ms-auto"
              >
                <span
                  aria-hidden="true"
                  className="display text-[clamp(2.5rem,4.6vw,4.75rem)] leading-[0.8] text-accent"
                >
                  {index + 1}
                </span>
                <p className="max-w-[30ch] text-[clamp(1.5rem,3.1vw,3.25rem)] leading-[1.1] text-pretty">
                  <Sentence text={task} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="grid lg:grid-cols-2">
        <section className="px-gutter py-section lg:ps-(--to-edge) lg:pe-16">
          <h2 className="display pb-8 text-title">{t('What you bring')}</h2>
          <ul className="max-w-[40ch] text-intro *:border-t *:border-strong-line *:py-5">
            {brings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="scheme-light bg-fill px-gutter py-section text-ink lg:ps-16 lg:pe-(--to-edge)">
          <h2 className="display pb-8 text-title">{t('What you get')}</h2>
          <ul className="max-w-[34ch] text-[clamp(1.25rem,1.9vw,1.875rem)] leading-snug font-semibold *:border-t-2 *:border-ink *:py-5">
            {gets.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

/** A sentence with its corrections, as on paper. */
function Sentence({ text }: { text: string }) {
  return readCorrections(text).map(({ kind, text: words }, index) => {
    const key = `${index} ${words}`
    if (kind === 'kept') return <span key={key}>{words}</span>
    if (kind === 'added') {
      return (
        <ins key={key} className="text-accent no-underline">
          {words}
        </ins>
      )
    }
    return (
      <del key={key} className="text-soft decoration-accent decoration-[0.09em]">
        {words}
      </del>
    )
  })
}
