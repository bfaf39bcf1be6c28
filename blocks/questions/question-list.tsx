import { Plus } from 'lucide-react'
import { useId } from 'react'
import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import type { BlockOf } from '#blocks/schema.ts'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'

type QuestionListProps = {
  questions: BlockOf<'questions'>['questions']
  /** Smaller rows, for a list beside something else. */
  dense?: boolean
  /** Shows the first answer from the start. */
  opened?: boolean
}

/** Numbered questions; at most one is open. */
export function QuestionList({ questions, dense = false, opened = false }: QuestionListProps) {
  const name = useId()
  return (
    <div className="border-b border-strong-line">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={opened && index === 0}
          className="group border-t border-strong-line"
        >
          <summary
            className={cn(
              'grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3',
              dense
                ? 'py-3 max-sm:grid-cols-[1.25rem_1fr_auto] sm:py-4.5'
                : 'py-6 sm:grid-cols-[3.5rem_1fr_auto]',
            )}
          >
            <span aria-hidden="true" className="label text-soft">
              {index + 1}
            </span>
            <span
              className={cn(
                'font-semibold',
                dense
                  ? 'text-[clamp(1.125rem,1.4vw,1.25rem)] leading-snug'
                  : 'text-[clamp(1.25rem,1.7vw,1.625rem)] leading-tight',
              )}
            >
              {question}
            </span>
            <Plus
              aria-hidden="true"
              className="size-6 shrink-0 self-start transition-transform duration-300 group-open:rotate-45"
            />
          </summary>
          <FormattedText
            nodes={parseText(answer)}
            className={cn(
              'max-w-[34em] pe-8 ps-11',
              dense ? 'pb-5 max-sm:ps-8' : 'pb-9 sm:ps-[4.25rem]',
            )}
          />
        </details>
      ))}
    </div>
  )
}
