import type { BlockProps } from '#blocks/block-props.ts'
import { ClosingCall } from '#blocks/contact-band/contact-band.tsx'
import { QuestionList } from './question-list.tsx'

/** A page's own questions, beside its closing call to action if it has one. */
export function Questions({ block: { title, questions, call }, live }: BlockProps<'questions'>) {
  if (!call) {
    return (
      <section className="ground-alternate ground-raised py-section">
        <div className="column grid gap-y-12">
          <h2 className="display max-w-[20ch] text-title">{title}</h2>
          <div className="lg:ms-[25%]">
            <QuestionList questions={questions} />
          </div>
        </div>
      </section>
    )
  }
  return (
    <div className="ground-alternate ground-raised grid lg:grid-cols-2">
      <section className="grid content-start gap-y-6 px-gutter py-section lg:gap-y-8 lg:pe-[clamp(--spacing(10),5vw,--spacing(20))] lg:ps-(--to-edge)">
        <h2 className="display max-w-[16ch] hue-width text-[clamp(2rem,3.6vw,3.5rem)] leading-none sm:max-lg:max-w-none">
          {title}
        </h2>
        <QuestionList questions={questions} dense />
      </section>
      <ClosingCall {...call} promises={live.promises} layout="half" />
    </div>
  )
}
