import type { Job } from '#model/content/job.ts'
import { useLanguage } from '#ui/language-context.ts'

/** An opening's tasks, requirements and benefits. */
export function JobStory({ job: { tasks, brings, gets } }: { job: Job }) {
  const { t } = useLanguage()
  return (
    <div className="overflow-x-clip pt-section">
      <section className="column grid gap-x-16 gap-y-8 pb-section lg:grid-cols-12">
        <h2 className="display text-title lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {t('What you will do')}
        </h2>
        <ol className="lg:col-span-8">
          {tasks.map((task, index) => (
            <li
              key={task}
              className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-[clamp(1.25rem,2vw,1.75rem)]"
            >
              <span aria-hidden="true" className="label text-accent">
                {index + 1}
              </span>
              <p className="max-w-[40ch] text-[clamp(1.25rem,1.9vw,1.75rem)] leading-tight">
                {task}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <div className="column grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:pb-section">
        <List title={t('What you bring')} lines={brings} className="lg:col-span-5" />
        {/* Full bleed; on wide screens only to the right edge. */}
        <List
          title={t('What you get')}
          lines={gets}
          className="-mx-gutter bg-tint px-gutter py-[clamp(2.5rem,4vw,3.5rem)] lg:col-span-7 lg:-mt-14 lg:-me-(--to-edge) lg:ms-0 lg:pe-(--to-edge) lg:ps-[clamp(2rem,4vw,4rem)]"
        />
      </div>
    </div>
  )
}

type ListProps = { title: string; lines: string[]; className: string }

function List({ title, lines, className }: ListProps) {
  return (
    <section className={className}>
      <h2 className="display pb-8 text-[clamp(1.75rem,3vw,2.75rem)] leading-none">{title}</h2>
      <ul className="*:border-t *:border-strong-line *:py-4.5 lg:max-w-[54ch]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
