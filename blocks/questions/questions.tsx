import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'

/** A page's own questions, numbered; at most one is open. */
export function Questions({ block }: BlockProps<'questions'>) {
  const name = useId()
  return (
    <section className="ground-alternate ground-raised py-section">
      <div className="column grid gap-y-12">
        <h2 className="display max-w-[20ch] text-title">{block.title}</h2>
        <div className="border-b border-strong-line lg:ml-[25%]">
          {block.questions.map(({ question, answer }, index) => (
            <details key={question} name={name} className="group border-t border-strong-line">
              <summary className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 py-6 sm:grid-cols-[3.5rem_1fr_auto]">
                <span aria-hidden="true" className="label text-soft">
                  {index + 1}
                </span>
                <span className="text-[clamp(1.25rem,1.7vw,1.625rem)] leading-tight font-semibold">
                  {question}
                </span>
                <Plus
                  aria-hidden="true"
                  className="size-6 shrink-0 self-start transition-transform duration-300 group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[62ch] pr-8 pb-9 pl-11 sm:pl-[4.25rem]">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
