import type { Job } from '#model/content/job.ts'

/** What the person does, should bring and gets. */
export function JobStory({ job: { tasks, brings, gets } }: { job: Job }) {
  return (
    <div className="overflow-x-clip pt-section">
      <section className="column grid gap-x-16 gap-y-8 pb-section lg:grid-cols-12">
        <h2 className="display text-title lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          What you will do
        </h2>
        <ol className="job-tasks lg:col-span-8">
          {tasks.map((task, index) => (
            <li key={task}>
              <span aria-hidden="true" className="label text-accent">
                {index + 1}
              </span>
              <p>{task}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="column grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:pb-section">
        <List title="What you bring" lines={brings} className="lg:col-span-5" />
        <List title="What you get" lines={gets} className="job-gets lg:col-span-7" />
      </div>
    </div>
  )
}

type ListProps = { title: string; lines: string[]; className: string }

function List({ title, lines, className }: ListProps) {
  return (
    <section className={className}>
      <h2 className="display pb-8 text-[clamp(1.75rem,3vw,2.75rem)] leading-none">{title}</h2>
      <ul className="job-list max-w-[54ch]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
